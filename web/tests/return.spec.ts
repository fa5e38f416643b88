// A table that is left and come back to, passed on, opened twice or deleted.
import type { Page } from '@playwright/test';
import { stored } from './matches';
import {
  afterHand,
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

async function leave(page: Page) {
  await page.getByRole('link', { name: say('page.table.leave') }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
}

const goOn = (page: Page) => page.getByRole('link', { name: say('page.start.continue') }).click();

test('who leaves in mid-hand and comes back plays on', async ({ page }) => {
  await openSeeded(page);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await waitTurn(page)).toBe('turn');
    await playCard(page);
    await leave(page);
    await goOn(page);
  }
  await playHand(page);
});

test('three people pass the device through a whole hand', async ({ page }) => {
  await page.goto('./#/new');
  await page.locator('label', { has: page.getByRole('radio', { name: '3' }) }).click();
  for (const seat of [2, 3])
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ label: say('page.new.here') });
  await page.getByRole('button', { name: say('page.new.deal') }).click();
  await page.getByRole('button', { name: say('page.new.begin') }).click();
  const ready = page.getByRole('dialog', { name: /^Pass the device/ }).getByRole('button');
  let plays = 0;
  for (;;) {
    await expect(ready.or(playable(page)).or(afterHand(page)).first()).toBeVisible();
    if ((await afterHand(page).count()) > 0) break;
    if ((await ready.count()) > 0) await ready.click();
    expect(await waitTurn(page)).toBe('turn');
    await playCard(page);
    plays += 1;
  }
  expect(plays).toBeGreaterThan(8);
});

test('a match that another tab has taken is taken back without a reload', async ({
  page,
  context,
}) => {
  await openSeeded(page);
  await waitTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitTurn(other);
  const notice = page.getByText(say('page.notice.taken-elsewhere'));
  await expect(notice).toBeVisible();
  await playCard(other);
  await waitTurn(other);
  const hand = await ownHand(other).count();
  await leave(page);
  await goOn(page);
  await waitTurn(page);
  await expect(notice).toHaveCount(0);
  await expect(ownHand(page)).toHaveCount(hand);
  await expect(other.getByText(say('page.notice.taken-elsewhere'))).toBeVisible();
});

test('going back to a match that has been deleted says that it is gone', async ({ page }) => {
  await openSeeded(page);
  await waitTurn(page);
  await page.goto('./#/games');
  await page.getByRole('button', { name: say('page.games.delete') }).click();
  await page.getByRole('button', { name: say('page.games.delete.yes') }).click();
  await expect(page.getByText(say('page.games.none'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText(say('page.table.cannot-open'));
});

test('a double click is one click', async ({ page }) => {
  await openSeeded(page, { preset: 'bicycle', players: 3 });
  await waitTurn(page);
  // The second click of one that began with the card that lay there before.
  const before = await ownHand(page).count();
  await playable(page).first().dispatchEvent('click', { detail: 2 });
  await playCard(page);
  await waitTurn(page);
  await expect(ownHand(page)).not.toHaveCount(before - 2);
  await playHand(page);
  await afterHand(page).dblclick();
  await expect(afterHand(page)).toHaveCount(0);
  await waitTurn(page);
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('li h2'))).toHaveCount(2);
});

test.describe('at a slow pace', () => {
  test.use({ settings: { animation: 'slow' } });

  test('a card played anew after an undo can be taken back as long as the first', async ({
    page,
  }) => {
    // The pause after a card of one's own, which is longer than all others here, never ends.
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      const endless =
        '{const set = setTimeout; const waits = new Set(); let last = 0;' +
        'self.setTimeout = (work, time) => time === 1500 ? (waits.add(--last), last) : set(work, time);' +
        'const clear = clearTimeout; self.clearTimeout = (id) => waits.delete(id) || clear(id);' +
        'new BroadcastChannel("waits").onmessage = ({ target }) => target.postMessage(waits.size);}';
      await route.fulfill({ response, body: `${endless}${await response.text()}` });
    });
    const waiting = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const channel = new BroadcastChannel('waits');
            channel.onmessage = ({ data }) => resolve(data);
            channel.postMessage('');
          }),
      );
    await openSeeded(page, { seed: 'u3' });
    await waitTurn(page);
    await playCard(page);
    await expect.poll(waiting).toBe(1);
    await page.getByRole('button', { name: say('page.table.undo') }).click();
    await waitTurn(page);
    expect(await waiting()).toBe(0);
    await playCard(page);
    await expect.poll(waiting).toBe(1);
  });
});

test.describe('with a position played to its end', () => {
  const record = {
    format: 'linger-record/1' as const,
    rules: { preset: 'survival' },
    players: ['Ada', 'Ben', 'Cleo'],
    rounds: [
      {
        position: { hands: ['4H', '9C', 'AC'], stock: '2D 7S', trump: 'H' as const, leader: 1 },
        moves: '9C AC 4H',
      },
    ],
  };
  test.use({ matches: [stored('position', record)] });

  test('no hand is offered after the only one', async ({ page }) => {
    await page.goto('./#/table/position');
    await expect(page.getByRole('link', { name: say('page.table.review') })).toBeVisible();
    await expect(afterHand(page)).toHaveCount(0);
  });
});

test.describe('with a record that says nonsense of its seats', () => {
  const record = {
    format: 'linger-record/1' as const,
    rules: { preset: 'survival' },
    players: ['Ada', 'Ben', 'Cleo'],
    rounds: [],
    seats: 5 as never,
  };
  test.use({ matches: [stored('odd', record)] });

  test('the games are listed all the same, and it can be deleted', async ({ page }) => {
    await page.goto('./#/games');
    await page.getByRole('button', { name: say('page.games.delete') }).click();
    await page.getByRole('button', { name: say('page.games.delete.yes') }).click();
    await expect(page.getByText(say('page.games.none'))).toBeVisible();
  });
});

test.describe('with a match of another version in the store', () => {
  test.use({
    matches: [
      [
        { id: 'odd', begun: 'some day', changed: '', trial: false, imported: false, record: {} },
        {
          id: 'sound',
          begun: '2026-01-01T00:00:00Z',
          changed: '2026-01-01T00:00:00Z',
          trial: false,
          imported: false,
          record: {
            format: 'linger-record/1',
            rules: { preset: 'survival' },
            players: ['You', 'Ada', 'Ben'],
            rounds: [],
            seats: ['you', 'casual', 'casual'],
          },
        },
      ] as never,
      { scope: 'test' },
    ],
  });

  test('the others are listed', async ({ page }) => {
    await page.goto('./#/games');
    await expect(page.locator('li h2')).toHaveCount(1);
  });
});
