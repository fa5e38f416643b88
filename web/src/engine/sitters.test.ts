import { expect, test } from 'vitest';
import { sittersOf } from './sitters';

const players = ['Ada', 'Ben', 'Cleo'];

test('a record tells who sat where, or nothing that could be used', () => {
  const seats = ['you', 'casual', 'club'];
  expect(sittersOf({ players, seats })).toEqual(seats);
  const odd = [
    undefined,
    null,
    5,
    'you',
    { length: 3 },
    ['you'],
    ['you', 'club', 'nobody'],
    [{}, [], 1],
  ];
  for (const seats of odd) expect(sittersOf({ players, seats })).toEqual([]);
});
