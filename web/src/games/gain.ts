// What the coach would have gained in one's own hands.
import type { GameSummary, MatchRecord, ReviewDecision } from '../engine/types';
import { ownSeat, reviewOf } from '../review/look';
import { isCertain } from '../review/words';

export const mostHands = 10;

/** One hand, and what the reader's own decisions cost in it. */
export interface OwnHand {
  game: GameSummary;
  number: number;
  loss: number;
  se: number;
  /** The one that cost most. */
  worst?: ReviewDecision;
}

/** The newest finished hands of matches that count as one's own. */
export function newestHands(
  games: readonly GameSummary[],
): { game: GameSummary; number: number }[] {
  return games
    .filter((game) => !game.trial && !game.imported && ownSeat(game.seats) !== undefined)
    .flatMap((game) =>
      Array.from({ length: game.hands }, (_, index) => ({ game, number: game.hands - index })),
    )
    .slice(0, mostHands);
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
