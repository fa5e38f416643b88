import { expect, test } from 'vitest';
import type { GameSummary } from '../engine/types';
import { likelyRange, newestHands, sharesOf } from './statistics';

const game = (id: string, hands: number, won: number, more: Partial<GameSummary> = {}) =>
  ({
    id,
    rules: { preset: 'survival' },
    players: ['You', 'Ada', 'Ben'],
    seats: ['you', 'club', 'club'],
    hands,
    wins: [won, hands - won, 0],
    trial: false,
    imported: false,
    ...more,
  }) as GameSummary;

const games = [
  game('a', 3, 1),
  game('b', 4, 2),
  game('c', 9, 9, { trial: true }),
  game('d', 9, 9, { imported: true }),
  game('e', 9, 9, { seats: ['you', 'you', 'club'] }),
  game('f', 5, 5, { seats: ['you', 'casual', 'casual'] }),
  game('g', 0, 0),
];

test('only one’s own matches count, by rules and opponents', () => {
  expect(sharesOf(games).map(({ game: { id }, hands, won }) => [id, hands, won])).toEqual([
    ['a', 7, 3],
    ['f', 5, 5],
  ]);
});

test('the coach takes the ten newest of those hands', () => {
  const hands = newestHands(games).map(({ game: { id }, number }) => `${id}${number}`);
  expect(hands).toEqual(['a3', 'a2', 'a1', 'b4', 'b3', 'b2', 'b1', 'f5', 'f4', 'f3']);
});

// Wilson's interval of 2 in 10 and of 0 in 5, as tables have it.
test('the likely range of a share', () => {
  expect(likelyRange(2, 10).low).toBeCloseTo(0.0567, 3);
  expect(likelyRange(2, 10).high).toBeCloseTo(0.5098, 3);
  expect(likelyRange(0, 5)).toMatchObject({ low: 0 });
  expect(likelyRange(0, 5).high).toBeCloseTo(0.4345, 3);
});
