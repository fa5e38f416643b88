// The match that is played at this screen: opened, resumed, or played on from a moment.
import { engine } from '../engine/engines';
import { uniqueId } from '../engine/ids';
import type { Level, MatchRecord, Opened, Rules, SeatSpec } from '../engine/types';
import { notices } from '../parts/notices.svelte';
import { go } from '../parts/route.svelte';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/catalogue.svelte';

const botNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Emil', 'Fina'];

export const botName = (seat: number) => botNames[seat] ?? `${seat}`;
export const ownName = () => settings.name || t('page.you');

/** The person at seat 0, and bots of one level around. */
export function againstBots(players: number, level: Level): SeatSpec[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: ownName() } : { kind: 'bot', level, name: botName(seat) },
  );
}

/** The match whose id stands in the address, resumed unless it is open already. */
export async function openMatch(id: string): Promise<Opened> {
  const opened = await engine.call('resume', { id });
  // If it was elsewhere, it has been taken back.
  if (notices.current === 'taken-elsewhere') notices.dismiss();
  return opened;
}

interface MatchOptions {
  seed?: string;
  /** Whether the screen that opens it is to be found again by going back. */
  how?: 'push' | 'replace';
}

/** Opens a new match and goes to its table. Rejects with an EngineFault. */
export async function newMatch(rules: Rules, seats: SeatSpec[], options: MatchOptions = {}) {
  const { seed = uniqueId(), how = 'push' } = options;
  const opened = await engine.call('open', { rules, seats, seed });
  go(`/table/${opened.id}`, how);
}

/** Another match with the rules and at the seats of one that is over. */
export async function playAgain(id: string) {
  const { summary } = await engine.call('game', { id });
  const seats = summary.players.map((name, seat): SeatSpec => {
    const who = summary.seats[seat];
    return who === undefined || who === 'you'
      ? { kind: 'person', name }
      : { kind: 'bot', level: who as Level, name };
  });
  await newMatch(summary.rules, seats, { how: 'replace' });
}

/** Plays on from where a record ends, marked as a trial. */
export async function playOn(record: MatchRecord) {
  // For the hands after this one, where the record has no seed of its own.
  const opened = await engine.call('open', { record, trial: true, seed: uniqueId() });
  go(`/table/${opened.id}`);
}
