// The page without a network: after a first visit all of it is there, and a newer one is offered.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ownHand, playCard, say, test, waitTurn } from './page';
import { built, type Site, serveFolder } from './server';

test.use({ serviceWorkers: 'allow' });

let folder = '';
let site: Site;

// A server of its own, which may go; in a subfolder, as on many hosts.
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linger-page-'));
  cpSync(built, folder, { recursive: true });
  site = await serveFolder(folder, '/some/where/');
});

test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

async function visit(page: Page) {
  await page.goto(site.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

// Another build: what changes with any file is the list in the service worker.
function publishNewer() {
  const file = `${folder}/service-worker.js`;
  const script = readFileSync(file, 'utf8');
  const newer = script
    .replace(/linger-`,(\w+)=(\w+)\+"\w{12}"/, 'linger-`,$1=$2+"000000000000"')
    .replace(/assets\/index-[\w-]+\.js/, 'icon.svg');
  expect(newer).not.toEqual(script);
  writeFileSync(file, newer);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('plays on after a reload with the server gone', async ({ page, troubles }) => {
  await visit(page);
  await page.getByRole('button', { name: say('page.start.play') }).click();
  await waitTurn(page);
  await playCard(page);
  await site.stop();
  await page.reload();
  await expect(ownHand(page).first()).toBeVisible();
  if ((await waitTurn(page)) === 'turn') await playCard(page);
  expect(troubles.filter((trouble) => !trouble.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  troubles.length = 0;
});

test('shows every screen without a network, in a language not seen before', async ({
  page,
  troubles,
}) => {
  await visit(page);
  await site.stop();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  for (const screen of ['new', 'games', 'learn', 'rules', 'referee', 'puzzles', 'settings']) {
    await page.goto(`${site.address}#/${screen}`);
    await expect(page).toHaveTitle(new RegExp(`^${say(`page.${screen}.title`, 'de')}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say('page.error.screen', 'de'))).toHaveCount(0);
  }
  expect(troubles.filter((trouble) => !trouble.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  troubles.length = 0;
});

test('offers a newer page, and takes it when asked', async ({ page }) => {
  await visit(page);
  const before = await cacheNames(page);
  await expect(page.getByText(say('page.notice.update'))).toHaveCount(0);
  publishNewer();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect(page.getByText(say('page.notice.update'))).toBeVisible();
  // Nothing has been taken away from the page that runs.
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(before));

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: say('page.notice.update.now') }).click();
  await expect.poll(() => cacheNames(page).catch(() => [])).toEqual(['linger-000000000000']);
  await expect(page.getByRole('button', { name: say('page.start.play') })).toBeVisible();
  expect(loads).toBe(1);
});

test('takes a page that is as new as itself without a word', async ({ page }) => {
  await visit(page);
  writeFileSync(`${folder}/service-worker.js`, `${readFileSync(`${folder}/service-worker.js`)}\n;`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return !registration.installing && !registration.waiting;
  });
  await expect(page.getByText(say('page.notice.update'))).toHaveCount(0);
});
