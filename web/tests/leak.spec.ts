// Nothing that a person may not know reaches the page, by frames, answers, markup or names.
import type { Browser, Page } from '@playwright/test';
import type { StoredMatch } from '../src/engine/matches';
import type { FromWorker } from '../src/engine/messages';
import type { TableEvent } from '../src/engine/types';
import {
  afterHand,
  expect,
  fillStore,
  nameOf,
  openSeeded,
  ownHand,
  playable,
  playCard,
  quick,
  say,
  test,
  waitTurn,
} from './page';
import { cardsShown, twoWorlds } from './worlds';

declare global {
  interface Window {
    heard: string[];
  }
}

// What the worker posts, as it comes.
function listenToWorker(page: Page) {
  return page.addInitScript(() => {
    window.heard = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => window.heard.push(data));
      }
    };
  });
}

// Without what is no secret and never the same: the time at which a match was kept, the names that the
// page gives to its commands, and the lock by which it knows that its worker lives.
const heard = (page: Page) =>
  page.evaluate(() =>
    window.heard
      .filter((text) => !text.startsWith('{"alive":'))
      .map((text) =>
        text.replace(/"(changed|ack|refused|reply)":"[^"]*"/g, (_, name) => `"${name}":""`),
      ),
  );

// Everything that is in the page: elements, attributes, texts; and what a screen reader is told.
async function everything(page: Page) {
  return {
    markup: await page.evaluate(() => document.documentElement.outerHTML),
    spoken: await page.locator('body').ariaSnapshot(),
  };
}

async function openWorld(browser: Browser, address: string, world: StoredMatch): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  await fillStore(context, address, quick, [world]);
  const page = await context.newPage();
  await listenToWorker(page);
  await page.goto(`./#/table/${world.id}`);
  expect(await waitTurn(page)).toBe('turn');
  return page;
}

// What a person may try without anything being shown to them.
async function lookAround(page: Page) {
  const forbidden = ownHand(page).and(page.locator('[aria-disabled="true"]'));
  if ((await forbidden.count()) > 0) await forbidden.first().click({ force: true });
  await page.getByRole('button', { name: say('page.table.hint'), exact: true }).click();
  await expect
    .poll(async () => (await heard(page)).some((text) => text.includes('"choices"')))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const eventOf = (text: string | undefined): TableEvent | undefined => {
  const message: FromWorker = JSON.parse(text ?? '{}');
  return 'frame' in message && 'event' in message.frame ? message.frame.event : undefined;
};

for (const moves of [0, 3]) {
  test(`two worlds look the same after ${moves} own cards, until a card shows it`, async ({
    browser,
    baseURL,
  }) => {
    const worlds = await twoWorlds(moves);
    expect(worlds[0]).not.toEqual(worlds[1]);
    const pages = await Promise.all(
      worlds.map((world) => openWorld(browser, baseURL ?? '', world)),
    );
    const [one, other] = pages as [Page, Page];
    expect(await everything(one)).toEqual(await everything(other));
    for (const page of pages) await lookAround(page);
    expect(await heard(one)).toEqual(await heard(other));
    expect(await everything(one)).toEqual(await everything(other));

    for (const page of pages) await page.keyboard.press('Escape');
    for (const page of pages)
      for (let turn = 0; turn < 4; turn += 1) {
        if ((await waitTurn(page)) === 'turn') await playCard(page);
      }
    const [first, second] = await Promise.all(pages.map(heard));
    const at = first?.findIndex((text, index) => text !== second?.[index]) ?? -1;
    if (at >= 0) {
      const revealing = [eventOf(first?.[at]), eventOf(second?.[at])];
      for (const event of revealing) expect(['play', 'draw', 'end']).toContain(event?.event);
    }
    for (const page of pages) await page.context().close();
  });
}

test('no card that lies face down has a name anywhere', async ({ page }) => {
  await listenToWorker(page);
  await openSeeded(page, { players: 5, seed: 'face down' });
  const pack = [...'CDHS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
  let looked = 0;
  while ((await waitTurn(page)) === 'turn') {
    // The hand as it stands: what is shown after this line is looked at the next time.
    const { markup } = await everything(page);
    const messages = await heard(page);
    const shown = cardsShown(messages.map(eventOf).filter((event) => event !== undefined));
    for (const card of pack.filter((card) => !shown.has(card))) {
      const rank = say(`rank.${card[0]}.letter`);
      const sign = `${rank}${say(`suit.${card[1]}.symbol`)}`;
      const names = [nameOf(card), nameOf(card, 'de'), card, sign].join('|');
      expect(markup).not.toMatch(new RegExp(`\\b(${names})\\b`));
    }
    expect(messages.join('\n')).not.toMatch(/"(seed|deck|stock)":\s*"/);
    looked += 1;
    await playCard(page);
  }
  expect(looked).toBeGreaterThan(2);
  await expect(playable(page)).toHaveCount(0);
  await expect(afterHand(page)).toBeVisible();
});
