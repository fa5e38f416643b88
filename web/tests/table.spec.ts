// A match at the table: by mouse, by touch, by keyboard, in German; what is read out, word for word.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { playedMatch, stored } from './matches';
import {
  expect,
  openSeeded,
  ownHand,
  playable,
  playCard,
  playHand,
  say,
  test,
  waitTurn,
} from './page';

const trick = (page: Page) => page.getByRole('list', { name: /^(Trick|Stich)$/ });
const namesOf = (page: Page) =>
  ownHand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

test('a whole match of four by mouse, and another one', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(ownHand(page)).toHaveCount(4);
  const next = page.getByRole('button', { name: 'Next hand' });
  const again = page.getByRole('button', { name: 'Play again' });
  for (let hand = 1; ; hand += 1) {
    await expect(page.getByText(`Hand ${hand}`, { exact: true })).toBeVisible();
    await playHand(page);
    await expect(page.getByText(/\(R[789]\)/).first()).toBeVisible();
    if ((await again.count()) > 0) break;
    await next.click();
    await expect(next).toHaveCount(0);
  }
  await expect(page.getByText(/(win|wins) the match\.$/).first()).toBeVisible();
  await again.click();
  await expect(ownHand(page)).toHaveCount(4);
  await expect(page.getByText('Hand 1', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    settings: { taps: 'device' },
  });

  test('a whole match of six by touch: a tap lifts a card, another plays it', async ({ page }) => {
    await openSeeded(page, { preset: 'bicycle', players: 6 });
    await expect(ownHand(page)).toHaveCount(6);
    while ((await waitTurn(page)) === 'turn') {
      const card = playable(page).first();
      const name = (await card.getAttribute('aria-label')) ?? '';
      const named = page.getByRole('button', { name, exact: true });
      await card.tap();
      await expect(page.getByText(say('page.table.prompt.again'))).toBeVisible();
      await named.tap();
      await expect(named).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    }
    await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport();
  });
});

test('a hand by keyboard alone', async ({ page }) => {
  await page.goto('./');
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toBeVisible();
  while (!(await play.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  while ((await waitTurn(page)) === 'turn') {
    const before = await ownHand(page).count();
    const wanted = playable(page).last();
    await page.keyboard.press('Home');
    for (let step = 0; step < before; step += 1) {
      if (await wanted.evaluate((card) => card === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(wanted).toBeFocused();
    const name = (await wanted.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Next hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownHand(page)).toHaveCount(4);
});

test('neither a reload in the middle of a trick nor leaving changes anything', async ({ page }) => {
  await openSeeded(page, { seed: 'deal' });
  await waitTurn(page);
  const state = async () => ({
    hand: await namesOf(page),
    trick: await trick(page).getByRole('listitem').allTextContents(),
    others: await page.getByRole('list', { name: 'The others' }).allTextContents(),
  });
  const before = await state();
  expect(before.trick.length).toBeGreaterThan(0);
  await page.reload();
  await waitTurn(page);
  expect(await state()).toEqual(before);

  // Nor does it to leave the table and to come back: it still takes the next card.
  await playCard(page);
  await waitTurn(page);
  await page.getByRole('link', { name: say('page.table.leave') }).click();
  await page.getByRole('link', { name: say('page.start.continue') }).click();
  await waitTurn(page);
  await playCard(page);
  await waitTurn(page);
});

test('a card that may not be played says why, and stays', async ({ page }) => {
  await openSeeded(page, { seed: 'deal' });
  await waitTurn(page);
  const barred = page.locator('[data-card][aria-disabled="true"]').first();
  const name = await barred.getAttribute('aria-label');
  // Playwright would wait until it may be played.
  await barred.click({ force: true });
  await expect(page.getByRole('alert')).toContainText(`${name} may not be played: you have`);
  await expect(page.getByRole('alert')).toContainText('(R4)');
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(1);
});

test('the log shows the table at any moment, and leads back', async ({ page }) => {
  await openSeeded(page, { seed: 'deal' });
  await waitTurn(page);
  const lying = await trick(page).getByRole('listitem').count();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Trumps are/ })
    .click();
  await expect(trick(page).getByRole('listitem')).toHaveCount(0);
  await expect(playable(page)).toHaveCount(0);
  await page.getByRole('button', { name: say('page.table.now') }).click();
  await expect(trick(page).getByRole('listitem')).toHaveCount(lying);
});

test.describe('with matches in the store', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    matches: async ({}, use) => {
      const rules = { preset: 'grand-coup' };
      const naming = await playedMatch({ until: 1, rules, seed: 'g7', level: 'casual' });
      await use([stored('naming', naming.record)]);
    },
  });

  test('trumps are named by keyboard', async ({ page }) => {
    await page.goto('./#/table/naming');
    const suits = page.getByRole('group', { name: say('page.table.prompt.name') });
    await expect(suits.getByRole('button')).toHaveText(['clubs', 'diamonds', 'hearts', 'spades']);
    const hearts = suits.getByRole('button', { name: 'hearts' });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await hearts.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(suits).toHaveCount(0);
    await expect(page.getByRole('log')).toContainText('hearts');
    await expect(page.getByText(say('page.table.prompt.lead'))).toBeVisible();
  });
});

test('a decided hand, imported and played on as a trial, is finished by one tap', async ({
  page,
}) => {
  const rules = { preset: 'draw-per-card' };
  const wanted = { rules, seed: 'd3', level: 'casual' } as const;
  const { record } = await playedMatch({ ...wanted, until: 'hand' });
  const { record: decided } = await playedMatch({ ...wanted, until: 12 });
  const moves = decided.rounds[0]?.moves.split(' ').length;

  await page.goto('./#/games');
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: 'match.json', mimeType: 'application/json', buffer };
  await page.getByLabel(say('page.import.file')).setInputFiles(file);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  const [address] = page.url().split(/(?<=#\/review\/[^/]+)\//);
  await page.goto(`${address}/1/${moves}`);
  await expect(page.getByRole('slider')).toHaveValue(`${moves}`);
  await page.getByRole('button', { name: say('page.review.play-on') }).click();
  await expect(page.getByText(say('page.table.trial'), { exact: true })).toBeVisible();

  await expect(page.getByText('You win the hand whatever is played (F3).')).toBeVisible();
  await page.getByRole('button', { name: say('page.table.finish') }).click();
  await expect(page.getByRole('button', { name: 'Next hand' })).toBeVisible();
  await expect(page.getByText(/^You win the hand/).first()).toBeVisible();
});

test('the coach tells the chance of each card that may be played', async ({ page }) => {
  await openSeeded(page, { seed: 'hearts' });
  await waitTurn(page);
  const cards = await playable(page).count();
  await page.getByRole('button', { name: 'Hint' }).click();
  const choices = page.getByRole('dialog', { name: 'Hint' }).getByRole('listitem');
  await expect(choices).toHaveCount(cards);
  for (const text of await choices.allTextContents()) expect(text).toMatch(/\d+% ± \d+\.\d%/);
});

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });

  test('a hand with German names, K going through Kreuz and Karo', async ({ page }) => {
    await openSeeded(page, { preset: 'long-hand', seed: 'karo' });
    await waitTurn(page);
    for (const name of await namesOf(page)) expect(name).toMatch(/^(Kreuz|Karo|Herz|Pik)-/);
    const seen = new Set<string | undefined>();
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press('k');
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      seen.add(name?.split('-')[0]);
    }
    expect([...seen].sort()).toEqual(['Karo', 'Kreuz']);
    await playHand(page);
    await expect(page.getByRole('button', { name: 'Nächstes Blatt' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stich' })).toBeVisible();
  });
});

// What a screen reader says of a whole hand. `GOLDEN=write npx playwright test table` writes it anew.
for (const language of ['en', 'de'] as const)
  test.describe(`read out, ${language}`, () => {
    test.use({ settings: { language } });

    test('the log tells a whole hand', async ({ page }) => {
      await openSeeded(page, { seed: 'read out' });
      await playHand(page);
      const told = `${(await page.getByRole('log').locator('p').allTextContents()).join('\n')}\n`;
      const file = resolve(import.meta.dirname, `golden/log.${language}.txt`);
      if (process.env.GOLDEN === 'write') {
        mkdirSync(resolve(file, '..'), { recursive: true });
        writeFileSync(file, told);
      }
      expect(existsSync(file)).toBe(true);
      expect(told).toBe(readFileSync(file, 'utf8'));
    });
  });

test('a link to a seed that cannot be says how one looks', async ({ page }) => {
  await page.goto('./#/play/survival/9/casual/x');
  await expect(page.getByRole('alert')).toContainText('/play/survival/4/casual/SEED');
  await page.goto('./#/table/nowhere');
  await expect(page.getByRole('alert')).toContainText(say('page.table.cannot-open'));
});
