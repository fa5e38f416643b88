// A record cut off at a moment, to go on from there.
import type { MatchRecord, TableEvent } from '../engine/types';
import { parseCards } from '../text/cards';
import { momentsOf } from './moments';

/** The moves of a round, counted from 1: cards and namings. */
export const movesOf = (record: MatchRecord, round = 1): string[] =>
  parseCards(record.rounds[round - 1]?.moves ?? '');

/**
 * The record up to a move of a round, both counted from 1; `moves` 0 is after the deal. The events
 * are those of that round.
 */
export function cutAt(
  record: MatchRecord,
  round: number,
  events: readonly TableEvent[],
  moves: number,
): MatchRecord {
  const last = record.rounds[round - 1];
  if (!last) return record;
  const { reshuffles, ...rest } = last;
  const cut = { ...rest, moves: movesOf(record, round).slice(0, moves).join(' ') };
  // What follows a move at once belongs to it: the reshuffles given until the next one.
  const made = momentsOf(events, record.players.length, record.rules)
    .slice(0, moves + 1)
    .flatMap((moment) => moment.events)
    .filter(({ event }) => event === 'reshuffle').length;
  // Cards taken back are the story of the match that was played, not of this one.
  const { undone: _, ...match } = record;
  return {
    ...match,
    rounds: [
      ...record.rounds.slice(0, round - 1),
      reshuffles && made > 0 ? { ...cut, reshuffles: reshuffles.slice(0, made) } : cut,
    ],
  };
}
