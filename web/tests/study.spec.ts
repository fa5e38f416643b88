// Studies in the page: figures that the command gives too, and findings as pages.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '../catalogue';
import { expect, say, test } from './page';

// linger study --rules survival,bicycle+hand=5 --players 4 --hands 10000 --seed friday --json
// (With --csv: study.csv, for src/study/csv.test.ts.)
const golden = readFileSync(resolve(import.meta.dirname, 'golden/study.jsonl'), 'utf8');
const expected = golden
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const { findings: stored }: { findings: { id: string }[] } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../src/study/findings.json'), 'utf8'),
);

const list = (page: Page, key: string) =>
  page.getByRole('combobox', { name: say(key), exact: true });
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key) });

async function fill(page: Page, hands: number) {
  await list(page, 'page.study.hands').selectOption(String(hands));
  await page.getByRole('textbox', { name: say('page.study.seed') }).fill('friday');
}

test('a study of two rule sets gives the figures of the command', async ({ page }) => {
  await page.goto('#/study');
  await fill(page, 10_000);
  await list(page, 'page.study.versus').selectOption('bicycle');
  await page.getByText(say('page.new.house')).nth(1).click();
  const hand = page.getByRole('group', { name: say('page.rules.option.hand') });
  await hand.getByText(say('page.new.hand.number')).click();
  await hand.getByRole('spinbutton').fill('5');
  await hand.getByRole('spinbutton').blur();
  await button(page, 'page.study.start').click();

  await expect(page.getByRole('status')).toHaveText('Done: 10,000 hands.');
  await expect(
    page.getByText(
      'linger study --rules survival,bicycle+hand=5 --players 4 --level random --hands 10000 --seed friday',
    ),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'page.study.save.json').click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(
    saved
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(expected);

  const shares = page.getByRole('region', { name: say('report.shares.title'), exact: true });
  await expect(shares.getByRole('img')).toBeVisible();
  await shares.getByText(say('page.study.table')).click();
  const dealer = shares.getByRole('row', { name: /dealer/ });
  for (const [at, { share_by_seat }] of expected.entries())
    await expect(dealer.getByRole('cell').nth(at)).toContainText(
      `${(100 * share_by_seat[3]).toFixed(1)}\u00a0%`,
    );
});

test('the figures are saved as a table', async ({ page }) => {
  await page.goto('#/study');
  await fill(page, 100);
  await button(page, 'page.study.start').click();
  const download = page.waitForEvent('download');
  await button(page, 'page.study.save.csv').click();
  const saved = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(saved[0]).toBe('rules,players,level,seed,hands,figure,index,value,low,high');
  expect(saved.length).toBeGreaterThan(20);
  for (const line of saved.slice(1)) {
    expect(line).toMatch(/^"[^"]+",4,random,"friday",100,/);
    const [value = 0, low = 0, high = 0] = line.split(',').slice(-3).map(Number);
    expect(low <= value && value <= high).toBe(true);
  }
});

test('is stopped, and gone on with from there', async ({ page }) => {
  await page.goto('#/study');
  await list(page, 'page.study.level').selectOption('club');
  await fill(page, 1_000_000);
  await button(page, 'page.study.start').click();
  await expect(
    page.getByRole('heading', { name: say('page.study.figures'), exact: true }),
  ).toBeVisible();
  await button(page, 'page.study.stop').click();
  await expect(page.getByRole('status')).toContainText('Stopped after');
  const hands = await handsIn(page.getByRole('status'));
  await button(page, 'page.study.continue').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => handsIn(page.getByText(/hands so far/))).toBeGreaterThan(hands);
  await button(page, 'page.study.stop').click();
});

const handsIn = async (place: Locator) =>
  Number(/([\d,]+) hands/.exec((await place.textContent()) ?? '')?.[1]?.replaceAll(',', ''));

test('rules that do not go together are not studied', async ({ page }) => {
  await page.goto('#/study');
  await page.getByText(say('page.new.house')).click();
  const hand = page.getByRole('group', { name: say('page.rules.option.hand') });
  await hand.getByText(say('page.new.hand.number')).click();
  await hand.getByRole('spinbutton').fill('17');
  await hand.getByRole('spinbutton').blur();
  await expect(page.getByRole('alert').filter({ hasText: '17' })).toBeVisible();
  await expect(button(page, 'page.study.start')).toBeDisabled();
});

test('a rule set is not compared with itself', async ({ page }) => {
  await page.goto('#/study');
  await list(page, 'page.study.versus').selectOption('survival');
  await expect(page.getByRole('alert').filter({ hasText: say('page.study.same') })).toBeVisible();
  await expect(button(page, 'page.study.start')).toBeDisabled();
  // Two that play alike under two names are.
  await list(page, 'page.study.versus').selectOption('sift-smoke');
  await list(page, 'page.study.rules').selectOption('classic');
  await fill(page, 100);
  await button(page, 'page.study.start').click();
  await expect(page.getByRole('status')).toHaveText('Done: 100 hands.');
});

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });

  test('a study', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: /^Studien/ }).click();
    await page.getByLabel('Startwert').fill('friday');
    await page.getByRole('button', { name: 'Starten' }).click();
    await expect(page.getByRole('status')).toHaveText('Fertig: 100.000 Blätter.');
    await expect(page.getByText(/Der Geber gewinnt 3[89],\d\s% ±\s0,\d der Blätter/)).toBeVisible();
  });
});

// ---- Findings that are made up

const finding = {
  id: 'made-up',
  values: {
    share: { value: 0.387, low: 0.386, high: 0.388, kind: 'share' },
    tricks: { value: 5.554, low: 5.55, high: 5.56, kind: 'number', places: 2, error_places: 2 },
    hands: { value: 1_000_000, kind: 'count' },
  },
  chart: {
    unit: 'share',
    across: 'finding.across.players',
    up: 'finding.up.hands',
    x: ['3', '4'],
    series: [
      {
        label: 'level.random',
        points: [
          [0.4, 0.39, 0.41],
          [0.3, 0.28, 0.32],
        ],
      },
      {
        label: 'as it is',
        points: [
          [0.3, 0.29, 0.31],
          [0.26, 0.25, 0.27],
        ],
      },
    ],
    fair: [0.333, 0.25],
  },
  commands: ['linger study --seed made-up'],
  verdict: 'partly',
};

const texts = {
  'finding.made-up.title': 'The dealer gains',
  'finding.made-up.claim': 'Somebody says that the dealer gains nothing.',
  'finding.made-up.chart': 'What the dealer wins',
  'finding.made-up.text': 'The dealer wins {share} of {hands} hands (R6). Nobody knows why.',
  'finding.made-up.more': 'A hand lasts {tricks} tricks.',
};

async function makeUp(page: Page) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const script = (value: unknown) => ({
    contentType: 'text/javascript',
    body: `export default ${JSON.stringify(value)}`,
  });
  await page.route('**/assets/findings-*.js', (route) =>
    route.fulfill(script({ findings: [finding, { ...finding, id: 'second' }] })),
  );
  const parsed = Object.entries(texts).map(([key, text]) => [key, parse(text)]);
  await page.route('**/assets/catalogue_en-rest-*.js', (route) =>
    route.fulfill(script({ ...messagesFor('en', 'rest'), ...Object.fromEntries(parsed) })),
  );
}

test('findings are listed by their first sentence and read as pages', async ({ page }) => {
  await makeUp(page);
  await page.goto('#/study');
  await page.getByRole('link', { name: say('page.study.findings'), exact: true }).click();
  await expect(
    page.getByText('The dealer wins 38.7\u00a0% of 1,000,000 hands (R6).'),
  ).toBeVisible();
  await expect(page.getByText('Nobody knows why')).toHaveCount(0);
  await page.getByRole('link', { name: 'The dealer gains' }).click();

  await expect(page.getByRole('heading', { name: 'The dealer gains' })).toBeVisible();
  await expect(page.getByText('Somebody says that the dealer gains nothing.')).toContainText(
    say('page.study.verdict.partly'),
  );
  await expect(page.getByRole('img', { name: 'What the dealer wins' })).toBeVisible();
  await expect(page.getByText('Nobody knows why.')).toBeVisible();
  await expect(page.getByText('A hand lasts 5.55 ±\u00a00.01 tricks.')).toBeVisible();
  await page.getByText(say('page.study.finding.commands')).click();
  await expect(page.getByText('linger study --seed made-up')).toBeVisible();
  await page.getByText(say('page.study.table')).click();
  await expect(page.getByRole('row', { name: '4', exact: false }).last()).toContainText(
    '25.0\u00a0%',
  );
  await page.getByRole('link', { name: /^R6/ }).click();
  await expect(page).toHaveURL(/#\/rules\/R6$/);
});

test('says so where there is no such finding', async ({ page }) => {
  await page.goto('#/study/findings/nothing');
  await expect(page.getByText(say('page.study.findings.unknown'))).toBeVisible();
});

// ---- Those that are stored

for (const language of ['en', 'de'] as const)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, settings: { language } });

    test('every finding is read from the first to the last, and no label hides another', async ({
      page,
    }) => {
      await page.goto('#/study/findings');
      const next = say('page.study.findings.next', language).split('{')[0];
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(stored.length);
      await links.first().click();
      for (const [index, { id }] of stored.entries()) {
        await expect(page).toHaveURL(new RegExp(`/${id}$`));
        await expect(page.getByRole('img')).toHaveCount(1);
        expect(await page.getByRole('main').textContent()).not.toMatch(/[{}]|undefined|NaN/);
        expect(await hiddenLabels(page), id).toEqual([]);
        if (index + 1 < stored.length) await page.getByRole('link', { name: next }).click();
      }
    });
  });

/** Labels of the chart that lie over each other; those that stand aslant have boxes larger than they are. */
function hiddenLabels(page: Page): Promise<string[]> {
  return page.getByRole('img').evaluate((chart) => {
    const labels = [...chart.querySelectorAll('text:not([transform], .value)')];
    const boxes = labels.map((label) => ({
      text: label.textContent ?? '',
      ...label.getBoundingClientRect().toJSON(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom - 2 &&
            other.top < one.bottom - 2,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}
