// What somebody wants to play: seats and rules. The last choice is kept.
import { openDatabase, transact } from '../engine/database';
import { type Level, levels, type Rules, type SeatSpec } from '../engine/types';
import { mostPlayers, playerCounts } from '../rules/options';
import { botName, ownName } from '../table/match';
import { t } from '../text/catalogue.svelte';

/** A computer of a level, or somebody at this screen. */
export type Sitter = Level | 'here';

export interface Plan {
  players: number;
  /** Of the seats after the first, which is one's own; for as many as can play, however many do. */
  sitters: Sitter[];
  /** Of those at this screen, by seat. */
  names: string[];
  rules: Rules;
}

export const firstPlan = (): Plan => ({
  players: 4,
  sitters: Array.from({ length: mostPlayers - 1 }, () => 'casual' as const),
  names: Array.from({ length: mostPlayers }, () => ''),
  rules: { preset: 'survival' },
});

export function seatsOf(plan: Plan): SeatSpec[] {
  return Array.from({ length: plan.players }, (_, seat) => {
    const sitter = plan.sitters[seat - 1];
    const name = plan.names[seat]?.trim() ?? '';
    if (seat === 0) return { kind: 'person', name: name || ownName() };
    if (sitter === undefined || sitter === 'here')
      return { kind: 'person', name: name || guestName(seat) };
    return { kind: 'bot', level: sitter, name: botName(seat) };
  });
}

export const guestName = (seat: number) => t('page.new.guest', { number: seat + 1 });

const key = 'new-table';

/** Whatever an older page may have kept: only what still makes sense is taken. */
function sound(kept: Partial<Plan>): Plan {
  const plan = firstPlan();
  const { players, sitters, names, rules } = kept;
  if (players && playerCounts.includes(players)) plan.players = players;
  if (
    sitters?.length === mostPlayers - 1 &&
    sitters.every((s) => s === 'here' || levels.includes(s))
  )
    plan.sitters = sitters;
  if (names?.length === mostPlayers) plan.names = names;
  if (rules) plan.rules = rules;
  return plan;
}

/** The first plan where nothing was kept or the browser gives no storage. */
export async function loadPlan(): Promise<Plan> {
  try {
    const kept = await transact(await openDatabase(), 'settings', 'readonly', (store) =>
      store.get(key),
    );
    return sound(kept ?? {});
  } catch {
    return firstPlan();
  }
}

export async function keepPlan(plan: Plan) {
  try {
    await transact(await openDatabase(), 'settings', 'readwrite', (store) => store.put(plan, key));
  } catch {
    // Next time the choice begins anew; nothing else is lost.
  }
}
