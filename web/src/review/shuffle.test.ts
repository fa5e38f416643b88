import { expect, test } from 'vitest';
import { pack } from '../text/cards';
import { deckOf, shuffled } from './shuffle';

test('the deck of a seed is the one that docs/formats.md names', async () => {
  expect((await deckOf('hello')).join(' ')).toBe(
    '4C KD TD 5H 8H AD 4S 5S QC 4H 6H 3H KH QS AC AH 7S 3C JS JH 9C 7C QH 6D 2S TH 8C 9S AS 8S ' +
      '7D KS 6C 8D 4D QD 5D 9H 2D 6S 7H 3S 2H JC 2C TS 3D 9D KC TC 5C JD',
  );
});

test('a seed that is no ASCII is taken as UTF-8', async () => {
  const deck = await deckOf('Grüße/1');
  expect([...deck].sort()).toEqual([...pack].sort());
  expect(deck).not.toEqual(await deckOf('Grusse/1'));
});

test('few cards and none are shuffled too', async () => {
  expect(await shuffled([], 'x')).toEqual([]);
  expect(await shuffled(['KC'], 'x')).toEqual(['KC']);
});
