// What several parts of the reviews say in words.

import { EngineFault } from '../engine/engine';
import type { Fault, MatchRecord, ReviewDecision, RoundReview } from '../engine/types';
import { cardName, suitName, suitOf } from '../text/cards';
import { catalogue, joined, t, tk } from '../text/catalogue.svelte';
import { reasonText } from '../text/reasons';
import { Unreadable } from './records';

/** "king of clubs", or the suit that was named. */
export const moveName = (move: string) =>
  move.startsWith('=') ? suitName(suitOf(move)) : cardName(move);

/** "casual"; nothing where the record does not say who played. */
export function opponentsName(seats: readonly string[]): string | undefined {
  const levels = [...new Set(seats.filter((seat) => seat !== 'you'))];
  if (seats.length === 0) return undefined;
  if (levels.length === 0) return t('page.games.people');
  return joined(levels.map((level) => tk(`level.${level}`)));
}

/** The trick to which a move belongs, from 1. */
export function trickOf(review: RoundReview, move: number): number {
  const before = review.course.filter(({ moves }) => moves < move).at(-1);
  return (before?.tricks ?? 0) + 1;
}

/** Whether a loss is more than the chance of the sample. */
export const isCertain = ({ loss, se }: ReviewDecision) => loss > 2 * se;

/** What went wrong with a record, with its place: one sentence. */
export function problemText(error: unknown, record?: Partial<MatchRecord>): string {
  if (error instanceof EngineFault) return faultText(error.fault, record);
  if (error instanceof Unreadable)
    return error.line === undefined
      ? tk(`page.import.${error.code}`)
      : tk(`page.import.${error.code}.line`, { line: error.line });
  return t('page.review.failed');
}

function faultText(fault: Fault, record: Partial<MatchRecord> | undefined): string {
  const own = `page.review.fault.${fault.code}`;
  if (catalogue.has(own)) return tk(own);
  const named = record?.players;
  const names = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
  const places = [
    ...(fault.round === undefined ? [] : [t('place.round', { round: fault.round })]),
    ...(fault.move === undefined ? [] : [t('place.move', { move: fault.move })]),
  ];
  const why = reasonText(fault, 'fault', { names });
  if (places.length === 0) return t('page.import.fault', { why });
  return t('page.import.fault.place', { place: joined(places), why });
}
