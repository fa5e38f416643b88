// Moments of a record: the record as far as a move.
import type { MatchRecord, TableEvent } from '../engine/types';
import { parseCards } from '../text/cards';

/** The moves of each round, cards and namings. */
export const movesOf = (record: MatchRecord, round: number): string[] =>
  parseCards(record.rounds[round - 1]?.moves ?? '');

const isMove = (event: TableEvent) =>
  event.event === 'play' || (event.event === 'trump' && event.seat !== undefined);

/** The events of one round, from its `round` on. */
function eventsOfRound(events: readonly TableEvent[], round: number): TableEvent[] {
  const starts = events.flatMap((event, at) => (event.event === 'round' ? [at] : []));
  return events.slice(starts[round - 1] ?? events.length, starts[round] ?? events.length);
}

/** What follows a move at once belongs to it: the reshuffles given until the next one. */
function reshufflesUntil(events: readonly TableEvent[], moves: number): number {
  let made = 0;
  let reshuffles = 0;
  for (const event of events) {
    if (isMove(event)) made += 1;
    if (made > moves) break;
    if (event.event === 'reshuffle') reshuffles += 1;
  }
  return reshuffles;
}

/** The record up to a move of a round, both counted from 1; `moves` 0 is after the deal. */
export function cutAt(
  record: MatchRecord,
  events: readonly TableEvent[],
  round: number,
  moves: number,
): MatchRecord {
  const last = record.rounds[round - 1];
  if (!last) return record;
  const { reshuffles, ...rest } = last;
  const cut = { ...rest, moves: movesOf(record, round).slice(0, moves).join(' ') };
  const given = reshuffles?.slice(0, reshufflesUntil(eventsOfRound(events, round), moves)) ?? [];
  return {
    ...record,
    rounds: [
      ...record.rounds.slice(0, round - 1),
      given.length > 0 ? { ...cut, reshuffles: given } : cut,
    ],
  };
}
