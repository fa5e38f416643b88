// Puzzles: one failed and shown why, one solved and its line played out, both kept.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, nameOf, say, test } from './page';

const path = resolve(import.meta.dirname, '../../puzzles/puzzles.jsonl');
const all = readFileSync(path, 'utf8').trim().split('\n');
const puzzle = JSON.parse(all[0] ?? '');
const { solution } = puzzle.puzzle;
const others = puzzle.rounds[0].position.hands[0].split(' ').filter((c: string) => c !== solution);

test('a wrong card is refuted, the right one shown to its end', async ({ page }) => {
  await page.goto('#/puzzles');
  await expect(page.getByText(`0 of ${all.length} solved`)).toBeVisible();
  await page.getByRole('link', { name: 'Next unsolved' }).click();
  await expect(page.getByText(say('page.puzzles.ask'))).toBeVisible();

  await page.getByRole('button', { name: nameOf(others[0]) }).click();
  await expect(page.getByText('does not force the win')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByRole('link', { name: 'Puzzle 1, tried, not solved' }).click();

  await page.getByRole('button', { name: nameOf(solution) }).click();
  await expect(page.getByText('wins, whatever the others play')).toBeVisible();
  const on = page.getByRole('button', { name: 'Next', exact: true });
  while ((await on.getAttribute('aria-disabled')) !== 'true') await on.click();
  await expect(page.getByText('You win the hand')).toBeVisible();

  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Puzzle 1, solved' })).toBeVisible();
  await expect(page.getByText(`1 of ${all.length} solved`)).toBeVisible();
  await page.getByRole('button', { name: 'Unsolved' }).click();
  await expect(page.getByRole('link', { name: 'Puzzle 1, solved' })).toHaveCount(0);
});

test('the keyboard alone solves one', async ({ page }) => {
  await page.goto('#/puzzles/1');
  const cards = page.getByRole('button', { name: / of / });
  await expect(cards.first()).toBeVisible();
  await cards.first().focus();
  const wanted = page.getByRole('button', { name: nameOf(solution) });
  while (!(await wanted.evaluate((card) => card === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('page.puzzles.right'))).toBeVisible();
  // The way on has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText('card 2 of')).toBeVisible();
});
