// A record cut off at a moment, to go on from there.
import type { MatchRecord } from '../engine/types';
import type { Moment } from './moments';

/** The record up to a moment of its hand `round`, counted from 1; `moments` are that hand's. */
export function cutAt(
  record: MatchRecord,
  round: number,
  moments: readonly Moment[],
  moves: number,
): MatchRecord {
  const before = record.rounds.slice(0, round - 1);
  const hand = record.rounds[round - 1];
  if (!hand) return record;
  const { reshuffles, ...rest } = hand;
  const made = moments
    .slice(0, moves + 1)
    .flatMap(({ events }) => events)
    .filter(({ event }) => event === 'reshuffle').length;
  const cut = {
    ...rest,
    moves: hand.moves.split(/\s+/).slice(0, moves).join(' '),
    ...(reshuffles && made > 0 ? { reshuffles: reshuffles.slice(0, made) } : {}),
  };
  // Cards taken back are the story of the match that was played, not of this one.
  const { undone: _, ...match } = record;
  return { ...match, rounds: [...before, cut] };
}
