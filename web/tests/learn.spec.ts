// Learning: the guided hand to its end, wrong cards explained; exercises wrong, then right.
import { expect, nameOf, playCard, say, test } from './page';

const own = ['4C', '3S', '5H', 'TS', '8H', 'QS'];

test('the guided hand explains wrong cards, is resumed after a reload, and is won', async ({
  page,
}) => {
  await page.goto('#/learn');
  await page.getByRole('link', { name: say('page.learn.begin') }).click();
  const next = page.getByRole('button', { name: say('page.learn.next'), exact: true });
  await next.click();
  await next.click();

  await expect(page.getByText(say('page.learn.hand.1.before'))).toBeVisible();
  const barred = page.getByRole('button', { name: nameOf('TS') });
  await expect(barred).toHaveAttribute('aria-disabled', 'true');
  await barred.click({ force: true });
  await expect(page.getByText('Ten of spades may not be played: you hold clubs.')).toBeVisible();
  await playCard(page, nameOf('4C'));
  await next.click();

  await page.getByRole('button', { name: nameOf('5H') }).click();
  await expect(page.getByText(say('page.learn.hand.2.instead.5H'))).toBeVisible();
  await playCard(page, nameOf('3S'));
  await expect(page.getByText(say('page.learn.hand.2.after'))).toBeVisible();

  await page.reload();
  for (const [index, card] of own.slice(2).entries()) {
    await playCard(page, nameOf(card));
    await expect(page.getByText(say(`page.learn.hand.${index + 3}.after`))).toBeVisible();
    if (card !== 'QS') await next.click();
  }
  await expect(page.getByRole('log')).toContainText('You win the hand: nobody else has cards');
  // What others draw stays hidden.
  await expect(page.getByRole('log')).toContainText('Ada draws a card');
  await page.getByRole('link', { name: say('page.learn.to-exercises') }).click();
  await expect(
    page.getByRole('heading', { name: say('page.learn.exercise.follow.title') }),
  ).toBeVisible();
});

test('an exercise says why an answer is wrong, and keeps what is done', async ({ page }) => {
  await page.goto('#/learn/2');
  await page.getByRole('button', { name: nameOf('AS') }).click();
  await expect(page.getByText('Ben wins the trick: ace of diamonds')).toBeVisible();
  await page.getByRole('button', { name: nameOf('2H') }).click();
  await expect(page.getByText(say('page.learn.exercise.trump.why'))).toBeVisible();
  await page.getByRole('link', { name: say('page.learn.next-exercise') }).click();

  await page.getByRole('button', { name: 'I do' }).click();
  await expect(page.getByText(say('page.learn.think'))).toBeVisible();
  await page.getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByText(say('page.learn.exercise.discard.why'))).toBeVisible();

  await page.goto('#/learn');
  await page.reload();
  await expect(page.getByRole('link', { name: /Trumping.*done/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Following suit$/ })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });

  test('the exercises from the first to the last', async ({ page }) => {
    const why = (name: string) => page.getByText(say(`page.learn.exercise.${name}.why`, 'de'));
    const next = page.getByRole('link', { name: 'Nächste Übung' });
    await page.goto('#/learn/1');
    await page.getByRole('button', { name: 'Herz-Zwei' }).click();
    await expect(page.getByText('Herz-Zwei darf nicht gespielt werden')).toBeVisible();
    await page.getByRole('button', { name: 'Karo-Acht' }).click();
    await expect(page.getByText('Sie müssen Karo bedienen')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Herz-Zwei' }).click();
    await expect(why('trump')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Ben' }).click();
    await expect(why('discard')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Nein, ich bleibe dabei' }).click();
    await expect(why('saves')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Das Blatt geht weiter' }).click();
    await expect(why('over')).toBeVisible();
  });
});
