import { expect, test } from 'vitest';
import { nextUnsolved } from './puzzles';

test('the next that is not solved comes after this one, and then from the beginning', () => {
  const solved =
    (...numbers: number[]) =>
    (number: number) =>
      numbers.includes(number);
  expect(nextUnsolved(5, solved())).toBe(1);
  expect(nextUnsolved(5, solved(1, 3), 2)).toBe(4);
  expect(nextUnsolved(5, solved(4, 5), 3)).toBe(1);
  expect(nextUnsolved(5, solved(1, 2, 3, 4), 5)).toBeUndefined();
  expect(nextUnsolved(5, solved(1, 2, 3, 4, 5))).toBeUndefined();
});
