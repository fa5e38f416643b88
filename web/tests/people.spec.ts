// What people do with what they know: a card taken back in time, a device passed around, settings kept.
import type { Page } from '@playwright/test';
import {
  changeWorker,
  expect,
  openSeeded,
  ownHand,
  playable,
  playCard,
  say,
  test,
  waitTurn,
} from './page';

const namesOf = (page: Page) =>
  ownHand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

test.describe('with time to think again', () => {
  test.use({ settings: { animation: 'slow' } });

  test('a card is taken back until somebody has moved since', async ({ page }) => {
    // Bots wait long after the person's card, and hardly ever else.
    const slowly = '(f, ms) => plain(f, ms >= 1500 ? 4000 : Math.min(ms ?? 0, 50))';
    await changeWorker(page, `const plain = setTimeout; self.setTimeout = ${slowly}`);
    await openSeeded(page, { seed: 'g8' });
    await waitTurn(page);
    const before = await namesOf(page);
    const card = await playCard(page);
    const undo = page.getByRole('button', { name: say('page.table.undo') });
    await undo.click();
    await expect(ownHand(page)).toHaveCount(before.length);
    expect(await namesOf(page)).toEqual(before);
    await expect(playable(page).first()).toBeVisible();
    await expect(undo).toHaveCount(0);

    await playCard(page, card);
    await expect(undo).toBeVisible();
    const played = page.getByRole('list', { name: 'Trick' }).getByRole('listitem');
    const lying = await played.count();
    await expect.poll(() => played.count()).not.toBe(lying);
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('u');
    await waitTurn(page);
    expect(await namesOf(page)).not.toContain(card);
  });
});

test('a device passed around shows to nobody what the one before held', async ({ page }) => {
  // The same cards always, but no name twice; and hands that are long enough.
  await page.addInitScript(() => {
    let calls = 0;
    crypto.getRandomValues = (bytes) => {
      calls += 1;
      if (bytes instanceof Uint8Array) bytes[0] = calls;
      return bytes;
    };
  });
  await page.goto('./#/new/long-hand');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who sits at seat 2').selectOption({ label: say('page.new.here') });
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: say('page.new.deal') }).click();
  await page.getByRole('button', { name: say('page.new.begin') }).click();

  const cover = page.getByRole('dialog', { name: /^Pass the device to (Ann|Bob)$/ });
  const seen: Record<string, string[]> = { Ann: [], Bob: [] };
  // Cards that have been on the table, and the one that was turned for trumps.
  const known: string[] = [];
  const everything = async () =>
    (await page.content()) + (await page.locator('body').ariaSnapshot());
  for (let covers = 0; covers < 4; covers += 1) {
    await expect(cover).toBeVisible();
    const name = /(Ann|Bob)$/.exec((await cover.getByRole('heading').textContent()) ?? '')?.[0];
    const other = name === 'Ann' ? 'Bob' : 'Ann';
    const covered = await everything();
    known.push(/still holds the ([a-z ]+) that was shown/.exec(covered)?.[1] ?? '');
    for (const card of Object.values(seen).flat())
      if (!known.includes(card)) expect(covered).not.toContain(card);
    await expect(page.locator('[data-card]')).toHaveCount(0);

    await page.getByRole('button', { name: `I am ${name}: show my cards` }).click();
    await waitTurn(page);
    seen[name ?? ''] = await namesOf(page);
    const shown = await everything();
    for (const card of seen[other] ?? [])
      if (!known.includes(card)) expect(shown).not.toContain(card);
    // Whoever wins the trick plays on.
    do {
      known.push(await playCard(page));
      await expect(cover.or(playable(page).first())).toBeVisible();
    } while ((await cover.count()) === 0);
  }
  expect(seen.Ann?.length).toBeGreaterThan(0);
  expect(seen.Bob?.length).toBeGreaterThan(0);
});

test('settings are still so after a reload', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByLabel(say('page.settings.name')).fill('Kim');
  const choose = (group: string, value: string) =>
    page
      .getByRole('group', { name: say(`page.settings.${group}`) })
      .getByRole('radio', { name: say(`page.settings.${group}.${value}`), exact: true });
  await choose('theme', 'dark').check();
  await choose('deckColours', '4').check();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByLabel(say('page.settings.name', 'de'))).toHaveValue('Kim');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await waitTurn(page);
  await expect(page.locator('[data-card] .four').first()).toBeVisible();
  await expect(page.getByText('Kim', { exact: true })).toBeVisible();
});

for (const language of ['en', 'de'] as const) {
  test.describe(`a new table on a phone, in ${language}`, () => {
    test.use({ settings: { language }, viewport: { width: 360, height: 640 } });

    test('is dealt at after little scrolling; other rules are there on demand', async ({
      page,
    }) => {
      await page.goto('./#/new');
      const told = (preset: string) =>
        page.getByText(say(`preset.${preset}.text`, language)).filter({ visible: true });
      await expect(told('survival')).toHaveCount(1);
      const deal = page.getByRole('button', { name: say('page.new.deal', language) });
      // Half a screen further down; with six players a whole one.
      const end = async () => ((await deal.boundingBox())?.y ?? Number.POSITIVE_INFINITY) + 52;
      expect(await end()).toBeLessThan(1.5 * 640);
      await page.locator('label', { has: page.getByRole('radio', { name: '6' }) }).click();
      expect(await end()).toBeLessThan(2 * 640);

      const bicycle = page.getByRole('radio', { name: 'Bicycle' });
      await expect(bicycle).toBeHidden();
      const others = page.getByText(say('page.new.others', language));
      await others.click();
      await bicycle.check();
      await others.click();
      await expect(told('bicycle')).toHaveCount(1);
      await expect(told('survival')).toHaveCount(0);
      await deal.click();
      const sheet = page.getByRole('dialog', { name: say('page.new.sheet', language) });
      await expect(sheet.getByText('Bicycle', { exact: true })).toBeVisible();
    });
  });
}
