// Who the reader of a match is.
import { t } from '../text/catalogue.svelte';
import type { People } from '../text/people';

/** The seat of the only person of a match, if there is just one. */
export function ownSeat(seats: readonly string[]): number | undefined {
  const own = seats.indexOf('you');
  return own < 0 || seats.indexOf('you', own + 1) >= 0 ? undefined : own;
}

/** The players of a match played here; in one from elsewhere "you" is somebody else. */
export function peopleOf(
  { players, seats }: { players: string[]; seats?: string[] },
  imported = true,
): People {
  const own = ownSeat(seats ?? []);
  if (own === undefined || (imported && players[own] !== t('page.you'))) return { names: players };
  const names = players.map((name, seat) => (seat === own ? t('page.you') : name));
  return { names, reader: own };
}
