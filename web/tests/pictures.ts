// The pictures of the documents: `npm run pictures` makes them anew in docs.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredMatch } from '../src/engine/matches';
import type { Language } from '../src/text/catalogue.svelte';
import { playedMatch, stored } from './matches';
import { expect, fillStore, quick, test } from './page';
import { smaller } from './png';
import { goTo, type Stop, stops } from './tour';

const docs = resolve(import.meta.dirname, '../../docs');
const most = 120_000;

interface Picture {
  name: string;
  stop: string;
  language: Language;
  theme: 'light' | 'dark';
  size: { width: number; height: number };
  match: () => Promise<StoredMatch>;
}

// Each with a trick that begins before the reader plays.
const pictures: Picture[] = [
  {
    name: 'table',
    stop: 'table',
    language: 'en',
    theme: 'light',
    size: { width: 1024, height: 768 },
    match: async () =>
      stored('running', (await playedMatch({ until: 1, seed: 'back', level: 'casual' })).record),
  },
  {
    name: 'phone',
    stop: 'table',
    language: 'de',
    theme: 'dark',
    size: { width: 360, height: 640 },
    match: async () =>
      stored('running', (await playedMatch({ until: 2, seed: 'read out' })).record),
  },
  {
    name: 'review',
    stop: 'review',
    language: 'en',
    theme: 'light',
    size: { width: 1120, height: 800 },
    match: async () => stored('match', (await playedMatch({ until: 'match' })).record),
  },
];

for (const { name, stop: wanted, language, theme, size, match } of pictures)
  test(name, async ({ page, context, baseURL }) => {
    const settings = { ...quick, language, theme };
    await fillStore(context, baseURL ?? '', settings, [await match()]);
    await page.setViewportSize(size);
    const stop = stops.find((one) => one.name === wanted) as Stop;
    await goTo(page, stop, language);
    const picture = smaller(await page.screenshot({ animations: 'disabled' }));
    expect(picture.length).toBeLessThan(most);
    writeFileSync(`${docs}/${name}.png`, picture);
  });
