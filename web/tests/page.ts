// What the tests in the browser share: the page with settings in its store before it is loaded,
// troubles that fail a test, and the ways of a person who plays. Import `test` and `expect` from here.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as plain,
} from '@playwright/test';
import { createStores, databaseName, databaseVersion } from '../src/engine/database';
import type { StoredMatch } from '../src/engine/matches';
import type { Settings } from '../src/settings/settings.svelte';
import type { Language } from '../src/text/catalogue.svelte';
import { type Site, serve } from './server';

export { expect };

interface Options {
  /** Beside those that make a test quick: English, no animation, no pause, one tap. */
  settings: Partial<Settings>;
  /** Matches in the store before the page is loaded. */
  matches: StoredMatch[];
  /** Errors of the console and those that nobody caught; a test that means to cause some empties it. */
  troubles: string[];
}

interface Shared {
  site: Site;
}

export const quick: Partial<Settings> = {
  language: 'en',
  animation: 'off',
  trickPause: 0,
  taps: 'one',
};

export const test = plain.extend<Options, Shared>({
  settings: [{}, { option: true }],
  matches: [[], { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles).toEqual([]);
  },
  page: async ({ page, context, baseURL, settings, matches, troubles }, use) => {
    await fillStore(context, baseURL ?? '', { ...quick, ...settings }, matches);
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    await use(page);
  },
});

/** Puts settings and matches into the store of the page at this address. */
export async function fillStore(
  context: BrowserContext,
  address: string,
  settings: Partial<Settings>,
  matches: StoredMatch[] = [],
) {
  const blank = `${address}blank`;
  await context.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const page = await context.newPage();
  await page.goto(blank);
  // As a text, so that the page's own way to make the stores goes with it.
  const what = JSON.stringify({ databaseName, databaseVersion, settings, matches });
  await page.evaluate(`(${fill.toString()})(${what}, ${createStores.toString()})`);
  await page.close();
  await context.unroute(blank);
}

function fill(
  what: {
    databaseName: string;
    databaseVersion: number;
    settings: Partial<Settings>;
    matches: StoredMatch[];
  },
  create: (database: IDBDatabase) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(what.databaseName, what.databaseVersion);
    request.onerror = () => fail(request.error);
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(['settings', 'matches'], 'readwrite');
      transaction.objectStore('settings').put(what.settings, 'settings');
      for (const match of what.matches) transaction.objectStore('matches').put(match);
      transaction.onerror = () => fail(transaction.error);
      transaction.oncomplete = () => {
        database.close();
        done();
      };
    };
  });
}

/** The worker with something done to its browser first. */
export async function changeWorker(page: Page, script: string) {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

// ---- Names, as PAGE.md and the catalogues have them

export function catalogue(language: Language): Record<string, string> {
  const path = resolve(import.meta.dirname, `../../catalogues/${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** A sentence without arguments. */
export function say(key: string, language: Language = 'en'): string {
  const message = catalogue(language)[key];
  if (message === undefined) throw new Error(`There is no sentence ${key}.`);
  return message;
}

/** "KC": "king of clubs", "Kreuz-König" */
export function nameOf(card: string, language: Language = 'en'): string {
  const [rank, suit] = card;
  return say('card.name', language)
    .replace('{rank}', say(`rank.${rank}.name`, language))
    .replace('{suit}', say(`suit.${suit}`, language));
}

const alternatives = (pattern: RegExp, language: Language) =>
  Object.entries(catalogue(language))
    .filter(([key]) => pattern.test(key))
    .map(([, name]) => name)
    .join('|');

const anyCardIn = (language: Language) =>
  say('card.name', language)
    .replace('{rank}', `(${alternatives(/^rank\..\.name$/, language)})`)
    .replace('{suit}', `(${alternatives(/^suit\..$/, language)})`);

const anyCard = new RegExp(`^(${anyCardIn('en')}|${anyCardIn('de')})$`);

const anyNext = /^(Next hand|Nächstes Blatt|Play again|Noch einmal)$/;

// ---- A person who plays

/** The cards of the own hand: buttons, those that may not be played disabled for assistive technology. */
export function ownHand(page: Page): Locator {
  return page.getByRole('button', { name: anyCard });
}

/** The cards of the own hand that may be played now. */
export function playable(page: Page): Locator {
  return page.getByRole('button', { name: anyCard, disabled: false });
}

/** *Next hand*, or *Play again* after a match. */
export function afterHand(page: Page): Locator {
  return page.getByRole('button', { name: anyNext });
}

/** Until the person is to play, or the hand is over. */
export async function waitTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(playable(page).or(afterHand(page)).first()).toBeVisible();
  return (await afterHand(page).count()) > 0 ? 'over' : 'turn';
}

/** Plays a card of the own hand that may be played, this one or the first; its name. */
export async function playCard(page: Page, card?: string): Promise<string> {
  const button = card
    ? page.getByRole('button', { name: card, exact: true, disabled: false })
    : playable(page).first();
  const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
  await button.click();
  await expect(page.getByRole('button', { name, exact: true, disabled: false })).toHaveCount(0);
  return name;
}

/** Plays whatever may be played until the hand is over. */
export async function playHand(page: Page) {
  while ((await waitTurn(page)) === 'turn') await playCard(page);
}

export interface Seeded {
  preset?: string;
  players?: number;
  level?: string;
  seed?: string;
}

/** Opens the match of a seed against bots, at seat 0, and waits for the own hand. */
export async function openSeeded(page: Page, seeded: Seeded = {}) {
  const { preset = 'survival', players = 4, level = 'casual', seed = 'hello' } = seeded;
  await page.goto(`./#/play/${preset}/${players}/${level}/${seed}`);
  await expect(ownHand(page).first()).toBeVisible();
}
