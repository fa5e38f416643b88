// One's own share of hands, by rules, number of players and opponents.
import type { GameSummary } from '../engine/types';
import { ownSeat } from '../review/own';

export interface Share {
  /** One of its matches: what they have in common. */
  game: GameSummary;
  hands: number;
  won: number;
}

/** With fewer hands than this, chance says more than play does. */
export const fewHands = 50;

/** The groups with most hands first. Trials, imported matches and those of several people at this
 * screen are nobody's own figures. */
export function sharesOf(games: readonly GameSummary[]): Share[] {
  const groups = new Map<string, Share>();
  for (const game of games) {
    const own = ownSeat(game.seats);
    if (game.trial || game.imported || own === undefined || game.hands === 0) continue;
    const levels = [...new Set(game.seats)].sort();
    const key = JSON.stringify([game.rules, game.players.length, levels]);
    const share = groups.get(key) ?? { game, hands: 0, won: 0 };
    share.hands += game.hands;
    share.won += game.wins[own] ?? 0;
    groups.set(key, share);
  }
  return [...groups.values()].sort((a, b) => b.hands - a.hands);
}

/** Where the true share lies in 95 of 100 cases (Wilson's interval). */
export function likelyRange(won: number, hands: number): { low: number; high: number } {
  const z = 1.96;
  const share = won / hands;
  const middle = share + (z * z) / (2 * hands);
  const half = z * Math.sqrt((share * (1 - share)) / hands + (z * z) / (4 * hands * hands));
  const scale = 1 + (z * z) / hands;
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

/** So many hands the coach looks at. */
export const mostHands = 10;

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
