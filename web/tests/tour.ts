// Every screen of the page, and the states of the table: what axe looks at and what is drawn.
import type { Page } from '@playwright/test';
import type { StoredMatch } from '../src/engine/matches';
import type { Language } from '../src/text/catalogue.svelte';
import { playedMatch, stored } from './matches';
import { afterHand, expect, say, waitTurn } from './page';

export interface Stop {
  name: string;
  path: string;
  /** What is done there before it is looked at. */
  before?: (page: Page, language: Language) => Promise<void>;
}

const press = (key: string) => async (page: Page, language: Language) => {
  await waitTurn(page);
  await page.getByRole('button', { name: say(key, language), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const askCoach = async (page: Page, language: Language) => {
  await waitTurn(page);
  await page.getByRole('button', { name: say('page.table.hint', language), exact: true }).click();
};

// It thinks about a whole hand.
const untilThought = async (page: Page, language: Language) => {
  await expect(page.getByText(say('page.review.thinking', language))).toHaveCount(0);
};

// One that is soon done.
const study = async (page: Page, language: Language) => {
  const list = (key: string) =>
    page.getByRole('combobox', { name: say(key, language), exact: true });
  await list('page.study.versus').selectOption('bicycle');
  await page.getByRole('button', { name: say('page.study.start', language), exact: true }).click();
  await expect(page.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

// All that a person may choose beside the usual.
const unfold = async (page: Page, language: Language) => {
  for (const key of ['page.new.others', 'page.new.house'])
    await page.getByText(say(key, language)).click();
};

const untilOver = async (page: Page) => {
  await expect(afterHand(page)).toBeVisible();
};

const untilTurn = async (page: Page) => {
  await waitTurn(page);
};

export const stops: readonly Stop[] = [
  { name: 'start', path: '/' },
  { name: 'new', path: '/new' },
  { name: 'new-rules', path: '/new', before: unfold },
  { name: 'table', path: '/table/running', before: untilTurn },
  { name: 'table-six', path: '/table/six', before: untilTurn },
  { name: 'table-hint', path: '/table/running', before: askCoach },
  { name: 'table-log', path: '/table/running', before: press('page.table.log') },
  { name: 'table-rules', path: '/table/running', before: press('page.table.rules') },
  { name: 'table-keys', path: '/table/running', before: press('page.table.keys') },
  { name: 'table-hand-over', path: '/table/hand', before: untilOver },
  { name: 'table-match-over', path: '/table/match', before: untilOver },
  { name: 'games', path: '/games' },
  { name: 'review', path: '/review/match/1', before: untilThought },
  { name: 'learn', path: '/learn' },
  { name: 'rules', path: '/rules' },
  { name: 'ruling', path: '/rules/R4' },
  { name: 'referee', path: '/referee' },
  { name: 'referee-example', path: '/referee/example' },
  { name: 'puzzles', path: '/puzzles' },
  { name: 'puzzle', path: '/puzzles/1' },
  { name: 'study', path: '/study' },
  { name: 'study-done', path: '/study', before: study },
  { name: 'findings', path: '/study/findings' },
  { name: 'settings', path: '/settings' },
];

/** What the stops need in the store. */
export async function matchesOnTheWay(): Promise<StoredMatch[]> {
  const longest = { preset: 'survival', hand: 8 };
  const [running, six, hand, match] = await Promise.all([
    playedMatch({ until: 1 }),
    playedMatch({ until: 1, players: 6, rules: longest }),
    playedMatch({ until: 'hand' }),
    playedMatch({ until: 'match' }),
  ]);
  return [
    stored('running', running.record),
    stored('six', six.record),
    stored('hand', hand.record),
    stored('match', match.record),
  ];
}

// Until nothing has changed in the page for a while.
function rest(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const wait = () => setTimeout(() => done(), 400);
        let timer = wait();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = wait();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
}

export async function goTo(page: Page, stop: Stop, language: Language) {
  // Afresh, so that no dialog of the stop before is open.
  await page.goto('about:blank');
  await page.goto(`./#${stop.path}`);
  await expect(page.locator('main > *').first()).toBeVisible();
  await stop.before?.(page, language);
  await rest(page);
}
