// Who the reader of a match is.
import { sittersOf } from '../engine/sitters';
import { t } from '../text/catalogue.svelte';
import type { People } from '../text/people';

/** The seat of the only person of a match, if there is just one. */
export function ownSeat(seats: readonly string[]): number | undefined {
  const own = seats.indexOf('you');
  return own < 0 || seats.indexOf('you', own + 1) >= 0 ? undefined : own;
}

/** The players of a match. Whoever was "you" in one from elsewhere is not the reader. */
export function peopleOf(
  { players, seats }: { players: string[]; seats?: unknown },
  imported = true,
): People {
  const own = ownSeat(sittersOf({ players, seats }));
  if (own === undefined) return { names: players };
  const named = (as: string) => players.map((name, seat) => (seat === own ? as : name));
  if (!imported) return { names: named(t('page.you')), reader: own };
  return { names: players[own] === t('page.you') ? named(t('page.record.sender')) : players };
}
