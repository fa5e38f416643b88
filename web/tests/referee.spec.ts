import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ownHand, say, test } from './page';

/** Puts cards into a place by tapping them. */
async function put(page: Page, place: string, cards: string[]) {
  await page.getByRole('radio', { name: place }).check();
  const pack = page.getByRole('group', { name: 'The pack' });
  for (const card of cards) await pack.getByRole('button', { name: card }).click();
}

test('the worked example, tapped card by card, is ruled on; rule sets stand side by side', async ({
  page,
}) => {
  await page.goto('#/referee');
  await put(page, 'Ada', ['king of clubs', 'five of spades']);
  await put(page, 'Ben', ['three of clubs', 'six of spades']);
  await put(page, 'Cleo', ['two of hearts']);
  await put(page, 'Dan', ['ace of clubs']);
  await put(page, 'Stock', ['nine of diamonds', 'four of spades']);
  await put(page, 'Trick', ['king of clubs']);

  const ruling = page.getByRole('region', { name: 'The ruling', exact: true });
  await expect(ruling.getByText('Ben must follow suit with clubs: three of clubs.')).toBeVisible();
  await expect(ruling.getByText('six of spades may not be played: Ben holds clubs.')).toBeVisible();

  // A card of somebody who is not next is not taken.
  await put(page, 'Trick', ['ace of clubs']);
  await expect(page.getByText('ace of clubs is Dan’s, but Ben plays next.')).toBeVisible();

  await put(page, 'Trick', ['three of clubs', 'two of hearts', 'ace of clubs']);
  await expect(ruling.getByRole('listitem')).toHaveText([
    /Cleo wins the trick: two of hearts is the highest trump\.\s*R5/,
    /Cleo draws one card: nine of diamonds\.\s*R6/,
    /Dan has no cards and is out\.\s*R6/,
    /Cleo leads\.\s*R6/,
    /Cleo may lead any card: nine of diamonds\.\s*R3/,
  ]);
  const survival = page.getByRole('region', { name: /^Survival/ });
  const bicycle = page.getByRole('region', { name: 'Bicycle' });
  await expect(survival.getByText('Cleo draws one card')).toBeVisible();
  await expect(bicycle.getByText('Cleo is out and does not draw.')).toBeVisible();
  await expect(bicycle.getByText('Ada leads, for Cleo won the trick but is out.')).toBeVisible();

  // The ruling's number leads to its text, and the situation is still there afterwards.
  await ruling.getByRole('link', { name: 'Ruling R5' }).click();
  await expect(page.getByRole('heading', { name: 'R5 Winning a trick' })).toBeInViewport();
  await page.goBack();
  await expect(ruling.getByText('Cleo wins the trick')).toBeVisible();
});

test('a revoke is named, and the hand may go on after the trick', async ({ page }) => {
  await page.goto('#/referee/example/R4');
  await put(page, 'Trick', ['six of diamonds']);
  const ruling = page.getByRole('region', { name: 'The ruling', exact: true });
  await expect(ruling.getByText('Ben holds clubs (three of clubs, nine of clubs)')).toBeVisible();

  await put(page, 'Trick', [
    'six of diamonds',
    'three of clubs',
    'seven of spades',
    'ace of clubs',
  ]);
  await page.getByRole('button', { name: 'Go on with the next trick' }).click();
  await expect(ruling.getByText('Dan may lead any card')).toBeVisible();
});

test('a record is looked at move by move, and one that is none is refused', async ({ page }) => {
  await page.goto('#/referee');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Or paste its text').fill('no record');
  await page.getByRole('button', { name: 'Take the text' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not a record.');
  await page.getByLabel('From a file').setInputFiles(match);
  const ruling = page.getByRole('region', { name: 'The ruling', exact: true });
  await expect(ruling.getByText('has won the hand')).toBeVisible();
  await page.getByRole('slider').fill('0');
  await expect(ruling.getByText('leads to the first trick')).toBeVisible();
  await page.getByRole('button', { name: 'A card on' }).click();
  await expect(ruling.getByText('So far the trick is')).toBeVisible();
  await page.getByRole('button', { name: 'Change this situation' }).click();
  await expect(page.getByRole('group', { name: 'The pack' })).toBeVisible();
  await expect(ruling.getByText('So far the trick is')).toBeVisible();
});

const match = resolve(import.meta.dirname, '../../docs/examples/match.jsonl');
const now = '2026-01-01T00:00:00.000Z';
const kept = {
  id: 'kept',
  begun: now,
  changed: now,
  trial: false,
  imported: false,
  record: JSON.parse(readFileSync(match, 'utf8')),
};

test.describe('a match kept here', () => {
  test.use({ matches: [kept] });

  test('is opened at a moment by its address; one that is not here is told of', async ({
    page,
  }) => {
    await page.goto('#/referee/kept/1/1');
    await expect(page.getByText('After 1 of 19 cards')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The ruling', exact: true })).toContainText(
      'So far the trick is',
    );
    await page.getByRole('button', { name: 'Open a record' }).click();
    await page.getByLabel('One of my games').selectOption({ index: 1 });
    await expect(page.getByText('After 19 of 19 cards')).toBeVisible();
    await page.goto('#/referee/lost/1/1');
    await expect(page.getByRole('alert')).toContainText('This hand is not kept here');
  });
});

test('a table of five by house rules: what cannot go together is said, the rules are shown first', async ({
  page,
}) => {
  await page.goto('#/new');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByText('House rules').click();
  const draw = page.getByRole('group', { name: 'Draw R6' });
  const stock = page.getByRole('group', { name: 'End of the stock' });
  await draw.getByRole('radio', { name: /as many cards as were played/ }).check();
  await stock.getByRole('radio', { name: /shuffled into a new stock/ }).check();
  await expect(draw.getByText('cannot go with')).toBeVisible();
  await expect(stock.getByText('cannot go with')).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot go with' })).toBeFocused();

  await stock.getByRole('radio', { name: /play goes on without drawing/ }).check();
  const hand = page.getByRole('group', { name: say('page.rules.option.hand') });
  await hand.getByRole('radio', { name: say('page.new.hand.number') }).check();
  await expect(hand.getByRole('spinbutton', { name: 'at most 10 here' })).toBeVisible();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await expect(hand.getByRole('spinbutton', { name: 'at most 8 here' })).toBeVisible();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await hand.getByRole('radio', { name: say('option.hand.players') }).check();
  await expect(page.getByText('cannot go with')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deal' }).click();
  const sheet = page.getByRole('dialog', { name: 'The rules of this match' });
  await expect(sheet.getByText('With 5 players: 5 cards each, 27 in the stock.')).toBeVisible();
  await expect(sheet.getByText('draws as many cards as were played to it')).toBeVisible();
  await sheet.getByRole('button', { name: 'Play by these rules' }).click();
  await expect(page).toHaveURL(/#\/table\//);

  // The choice is remembered.
  await page.goto('#/new');
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  await expect(draw.getByRole('radio', { name: /as many cards as were played/ })).toBeChecked();
});

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });

  test('the referee and the rules', async ({ page }) => {
    await page.goto('#/referee');
    await page.getByRole('button', { name: 'Ein Beispiel' }).click();
    const ruling = page.getByRole('region', { name: 'Die Entscheidung' });
    await expect(
      ruling.getByText('Cleo gewinnt den Stich: Herz-Zwei ist der höchste Trumpf.'),
    ).toBeVisible();
    await page.goto('#/rules/preset/classic');
    await expect(page.getByRole('heading', { name: 'Klassisch' })).toBeInViewport();
  });

  test.describe('a match begun in English', () => {
    const cut = { ...kept.record, rounds: [{ ...kept.record.rounds[0], moves: 'KS 2S' }] };
    const open = { ...kept, id: 'open', changed: '2026-01-02', record: cut };
    test.use({ matches: [[kept, open] as never, { scope: 'test' }] });

    test('calls one’s own seat by its German name, kept or from a file', async ({ page }) => {
      const main = page.getByRole('main');
      const own = main.getByRole('term').filter({ hasText: /^Sie$/ });
      await page.goto('#/referee/kept/1/1');
      await expect(own).toBeVisible();
      await expect(main).not.toContainText('You');
      await page.getByRole('button', { name: say('page.referee.open', 'de') }).click();
      await expect(page.getByRole('option', { name: 'Sie, Ben, Cleo, Dan' })).toHaveCount(1);
      await expect(main).not.toContainText('You');

      await page.getByLabel(say('page.referee.open.file', 'de')).setInputFiles(match);
      await expect(page.getByText('Nach 19 von 19 Karten')).toBeVisible();
      await expect(own).toBeVisible();
      await expect(main).not.toContainText('You');
    });

    test('and so do the start and the table', async ({ page }) => {
      await page.goto('./');
      const waiting = page.getByRole('link', { name: say('page.start.continue', 'de') });
      await expect(waiting).toContainText('Sie, Ben, Cleo, Dan');
      await waiting.click();
      await expect(ownHand(page).first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText('You');
    });
  });
});
