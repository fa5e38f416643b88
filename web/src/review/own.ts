// Who the reader of a match is.
import { sittersOf } from '../engine/sitters';
import { t } from '../text/catalogue.svelte';
import { isUnnamed, type People, shownName } from '../text/people';

/** The seat of the only person of a match, if there is just one. */
export function ownSeat(seats: readonly string[]): number | undefined {
  const own = seats.indexOf('you');
  return own < 0 || seats.indexOf('you', own + 1) >= 0 ? undefined : own;
}

interface Table {
  players: string[];
  seats?: unknown;
}

/** The players of a match. Whoever was "you" in one from elsewhere is not the reader. */
export function peopleOf({ players, seats }: Table, imported = true): People {
  const own = ownSeat(sittersOf({ players, seats }));
  if (own === undefined) return { names: players.map(shownName) };
  const named = (as: string) => players.map((name, seat) => (seat === own ? as : name));
  if (!imported) return { names: named(t('page.you')), reader: own };
  return { names: isUnnamed(players[own] ?? '') ? named(t('page.record.sender')) : players };
}

/** Whether somebody who gave a name sat there: such a record is not taken for the reader's own. */
export function isSomebodys({ players, seats }: Table): boolean {
  const own = ownSeat(sittersOf({ players, seats }));
  return own !== undefined && !isUnnamed(players[own] ?? '');
}
