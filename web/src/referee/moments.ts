// Moments of a record: the record as far as a moment, and the situation there as a position.
import { analyst } from '../engine/engines';
import type { CardCode, MatchRecord, RefereeAnswer, TableEvent } from '../engine/types';
import { parseCards } from '../text/cards';
import { fromPosition, type Situation } from './situation';

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

/** The stock as it lies, top first: the last `count` cards of the order in which it is drawn. */
async function stockOf(record: MatchRecord, answer: RefereeAnswer): Promise<CardCode[]> {
  const count = answer.stock ?? 0;
  const round = record.rounds.at(-1);
  if (!round || count === 0) return [];
  const reshuffled = round.reshuffles?.at(-1);
  if (reshuffled !== undefined) return parseCards(reshuffled).slice(-count);
  if (round.position) return parseCards(round.position.stock).slice(-count);
  const deck = parseCards(
    round.deck ?? (await analyst().call('deck', { seed: round.seed ?? '' })).deck,
  );
  const { hand, trump } = answer.rules;
  const dealt = record.players.length * (hand === 'players' ? record.players.length : hand);
  const stock = deck.slice(dealt);
  const turned = stock[0];
  if (trump === 'stock-top' && turned) return [...stock.slice(1), turned].slice(-count);
  return stock.slice(-count);
}

/** The situation of an answer, to be changed card by card. */
export async function toSituation(record: MatchRecord, answer: RefereeAnswer): Promise<Situation> {
  const trick = answer.trick ?? [];
  const hands = (answer.hands ?? []).map((hand, seat) => [
    ...trick.filter((played) => played.seat === seat).map(({ card }) => card),
    ...hand,
  ]);
  const leader = trick[0]?.seat ?? answer.turn?.seat ?? answer.winner ?? 0;
  const position = {
    hands: hands.map((hand) => hand.join(' ')),
    stock: (await stockOf(record, answer)).join(' '),
    leader,
    ...(answer.trump ? { trump: answer.trump } : {}),
  };
  return fromPosition(
    record.players,
    position,
    trick.map(({ card }) => card),
  );
}
