// Looking back: records brought in and taken along, the chart and the table, the shuffle checked.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { StoredMatch } from '../src/engine/matches';
import type { MatchRecord } from '../src/engine/types';
import { expect, say, test } from './page';

const example = resolve(import.meta.dirname, '../../docs/examples/match.jsonl');
const record: MatchRecord = JSON.parse(readFileSync(example, 'utf8').split('\n')[0] ?? '');

const stored = (id: string, match: MatchRecord): StoredMatch => ({
  id,
  begun: '2026-11-29T18:00:00Z',
  changed: '2026-11-29T18:10:00Z',
  trial: false,
  imported: false,
  record: match,
});

/** Puts a text into the import of the games and takes it. */
async function paste(page: Page, text: string) {
  const field = page.getByLabel(say('page.import.text'));
  if (!(await field.isVisible())) await page.getByText(say('page.import.paste')).click();
  await field.fill(text);
  await page.getByRole('button', { name: say('page.import.take') }).click();
}

test('a hand is imported, looked back at, checked and played on from', async ({ page }) => {
  await page.goto('./#/games');
  await page.getByLabel(say('page.import.file')).setInputFiles(example);
  await expect(page.getByText('One match is now in your games.')).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();

  await expect(page.getByRole('img', { name: /^Chart of everybody/ })).toBeVisible();
  await page.getByText(say('page.review.table')).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + 1 + 19);
  await expect(rows.nth(2)).toContainText('Ben leads king of spades.');
  await expect(rows.last()).toContainText('100.0%');
  await expect(page.getByRole('heading', { name: /ace of spades; .+ was better$/ })).toBeVisible();

  // The moment follows the keys and the chart, and the address the moment.
  const slider = page.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Move 1 of 19 Ben leads king of spades\.$/,
  );
  const trick = page.getByRole('list', { name: 'Trick', exact: true });
  await expect(trick.getByRole('img', { name: 'king of spades' })).toBeVisible();
  await expect(page).toHaveURL(/\/1\/1$/);
  await page.getByRole('button', { name: say('page.review.next-trick') }).click();
  await expect(trick.getByRole('listitem')).toHaveCount(4);
  const chart = await page.getByRole('img', { name: /^Chart/ }).boundingBox();
  await page.mouse.click((chart?.x ?? 0) + 50, (chart?.y ?? 0) + 50);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 0 of 19/);

  await page.getByRole('button', { name: say('page.shuffle.check'), exact: true }).click();
  await expect(page.getByText(/The shuffle is right: all 21 cards/)).toBeVisible();
  await expect(page.getByText("linger deck 'friday/1'")).toBeVisible();

  await page.getByRole('button', { name: say('page.review.play-on') }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto('./#/games');
  await expect(page.getByText(say('page.games.trial'), { exact: true })).toBeVisible();
});

test.describe('with a match in the store', () => {
  test.use({
    matches: [stored('kept', record)],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a match goes out and comes back, as a file and as a link', async ({ page }) => {
    await page.goto('./#/games');
    await page.getByRole('button', { name: say('page.share.title') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('page.share.file') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('linger-kept.json');
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(record);

    await page.getByRole('button', { name: say('page.share.link') }).click();
    await expect(page.getByText(say('page.share.link.done'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('The sender, Ben, Cleo, Dan')).toBeVisible();
    await page.getByRole('button', { name: say('page.review.title') }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await page.getByRole('button', { name: say('page.record.keep') }).click();
    await expect(page.getByText(say('page.games.imported'), { exact: true })).toHaveCount(1);

    await page.getByLabel(say('page.import.file')).setInputFiles(file);
    await expect(page.getByText(say('page.games.imported'), { exact: true })).toHaveCount(2);
    await paste(page, link);
    await expect(page.getByText(say('page.games.imported'), { exact: true })).toHaveCount(3);

    // What the coach makes of the only hand that counts, and away with it.
    await page.getByRole('button', { name: /^Ask the coach/ }).click();
    await expect(
      page.getByText(/^In this hand the coach would have won 0\.\d\d hands/),
    ).toBeVisible();
    await page
      .getByRole('button', { name: say('page.games.delete') })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('page.games.delete.no') }).click();
    await expect(page.getByRole('link', { name: say('page.review.title') })).toHaveCount(4);
    await page
      .getByRole('button', { name: say('page.games.delete') })
      .last()
      .click();
    await dialog.getByRole('button', { name: say('page.games.delete.yes') }).click();
    await expect(page.getByRole('link', { name: say('page.review.title') })).toHaveCount(3);
  });
});

test('what is wrong with a record is said with its place, and nothing is kept', async ({
  page,
}) => {
  await page.goto('./#/games');
  const alert = page.getByRole('alert');
  const text = JSON.stringify(record);
  await paste(page, text.replace('KS 2S 4D', 'KS 6H 4D'));
  await expect(alert).toContainText(/at fault, round 1, move 2: Cleo holds spades .+ must follow/);
  await paste(page, `${text}\n${text.replace('"KS ', '"QS ')}`);
  await expect(alert).toContainText(/^Line 2: .+move 1: Ben does not hold queen of spades/);
  await paste(page, `${text}\n${text.slice(0, 90)}\n`);
  await expect(alert).toContainText(/^Line 2 is not a record/);
  await paste(page, '[1, 2]');
  await expect(alert).toContainText(/at fault/);
  await paste(page, 'https://example.org/#r=AAAA');
  await expect(alert).toContainText(say('page.import.bad-link'));
  await page
    .getByLabel(say('page.import.file'))
    .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.alloc(5e6) });
  await expect(alert).toContainText(say('page.import.too-large'));
  await expect(page.getByText(say('page.games.none'))).toBeVisible();

  await page.goto('about:blank');
  await page.goto('./#r=AAAA');
  await expect(alert).toContainText(say('page.import.bad-link'));
  await page.goto('about:blank');
  await page.goto('./#/review/nowhere');
  await expect(alert).toContainText(say('page.review.fault.no-such-game'));
});

test.describe('in German, on a phone', () => {
  const { seed: _, ...unseeded } = record;
  test.use({
    settings: { language: 'de' },
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    // A list of several would be taken for a value with options, so it comes as one.
    matches: [
      [
        stored('other', { ...record, seed: 'monday' }),
        stored('unseeded', unseeded),
        stored('goes-on', { ...record, rules: { preset: 'survival' } }),
      ],
      { scope: 'test' },
    ],
  });

  test('the shuffle of another seed is found out, and that of a match to come kept', async ({
    page,
  }) => {
    await page.goto('./#/review/other');
    await page.getByRole('button', { name: 'Prüfen' }).tap();
    await expect(page.getByText(/Das Mischen ist nicht das des Startwerts/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stich', exact: true })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await page.goto('./#/review/unseeded');
    await expect(page.getByText(say('page.shuffle.no-seed', 'de'))).toBeVisible();
    await page.goto('./#/review/goes-on');
    await expect(page.getByText(say('page.shuffle.later', 'de'))).toBeVisible();
    expect(await page.content()).not.toContain('friday');
  });
});
