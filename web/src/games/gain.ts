// What the coach would have gained in one's own hands.
import type { GameSummary, MatchRecord, ReviewDecision } from '../engine/types';
import { reviewOf } from '../review/look';
import { ownSeat } from '../review/own';
import { isCertain } from '../review/words';

/** One hand, and what the reader's own decisions cost in it. */
export interface OwnHand {
  game: GameSummary;
  number: number;
  loss: number;
  se: number;
  /** The one that cost most. */
  worst?: ReviewDecision;
}

/** Decisions are counted that cost more than the chance of the sample. */
export async function costOf(
  game: GameSummary,
  record: MatchRecord,
  number: number,
): Promise<OwnHand> {
  const { decisions } = await reviewOf(record, number);
  const own = decisions.filter(({ seat }) => seat === ownSeat(game.seats)).filter(isCertain);
  const worst = [...own].sort((a, b) => b.loss - a.loss)[0];
  return {
    game,
    number,
    loss: own.reduce((sum, { loss }) => sum + loss, 0),
    se: Math.sqrt(own.reduce((sum, { se }) => sum + se * se, 0)),
    ...(worst ? { worst } : {}),
  };
}
