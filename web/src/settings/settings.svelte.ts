// What a person has set; kept in the browser's database.
import { openDatabase, transact } from '../engine/database';
import { browserLanguage, catalogue, type Language, languages } from '../text/catalogue.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  deckColours: 2 | 4;
  animation: 'off' | 'slow' | 'normal' | 'fast';
  /** After a trick, in milliseconds; a tap skips it. */
  trickPause: number;
  /** Taps that play a card: by the device, two on a touch screen. */
  taps: 'device' | 'one' | 'two';
  sounds: boolean;
  hints: boolean;
  sorted: boolean;
  name: string;
}

/** What can be chosen of where there is a choice of a few. */
export const choices = {
  language: languages,
  theme: ['system', 'light', 'dark'],
  deckColours: [2, 4],
  animation: ['off', 'slow', 'normal', 'fast'],
  trickPause: [0, 800, 1500, 3000, 6000],
  taps: ['device', 'one', 'two'],
} as const;

const longestName = 40;

function defaults(): Settings {
  return {
    language: browserLanguage(),
    theme: 'system',
    deckColours: 2,
    animation: 'normal',
    trickPause: 1500,
    taps: 'device',
    sounds: false,
    hints: true,
    sorted: true,
    name: '',
  };
}

/** Whatever another version of the page may have kept: only what still makes sense is taken. */
export function sound(kept: unknown): Partial<Settings> {
  const known = new Map<string, unknown>(Object.entries(defaults()));
  const few = new Map<string, readonly unknown[]>(Object.entries(choices));
  const isSound = ([name, value]: [string, unknown]) => {
    if (name === 'name') return typeof value === 'string' && [...value].length <= longestName;
    return (
      few.get(name)?.includes(value) ?? (known.has(name) && typeof value === typeof known.get(name))
    );
  };
  return Object.fromEntries(Object.entries(Object(kept)).filter(isSound));
}

const key = 'settings';

/** Reads and writes as plain members; every change is saved. */
export const settings: Settings = $state(defaults());

/** Before the first screen. Where the browser gives no storage, the defaults hold. */
export async function loadSettings() {
  try {
    const database = await openDatabase();
    const saved = await transact(database, 'settings', 'readonly', (store) => store.get(key));
    Object.assign(settings, sound(saved));
  } catch {
    // Nothing is lost: a person can still play, and matches say so if they cannot be saved.
  }
  await catalogue.speak(settings.language);
}

export async function change(what: Partial<Settings>) {
  Object.assign(settings, what);
  if (what.language) await catalogue.speak(what.language);
  try {
    const database = await openDatabase();
    const plain = $state.snapshot(settings);
    await transact(database, 'settings', 'readwrite', (store) => store.put(plain, key));
  } catch {
    // They hold until the page is closed.
  }
}

const touch = globalThis.matchMedia?.('(pointer: coarse)');
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether a card is lifted first and played by a second tap. */
export function liftsFirst(): boolean {
  return settings.taps === 'two' || (settings.taps === 'device' && (touch?.matches ?? false));
}

/** How long a card takes from place to place, in milliseconds; 0 where nothing moves. */
export function moveTime(): number {
  if (still?.matches) return 0;
  return { off: 0, slow: 600, normal: 300, fast: 150 }[settings.animation];
}
