// Who sat where, as a record may tell: from elsewhere it may hold anything there.
import { levels } from './types';

const known = new Set<unknown>(['you', ...levels]);

/** "you" or a level for each seat; nothing where that is not what the record has. */
export function sittersOf({ players, seats }: { players: string[]; seats?: unknown }): string[] {
  const sound =
    Array.isArray(seats) && seats.length === players.length && seats.every((who) => known.has(who));
  return sound ? seats : [];
}
