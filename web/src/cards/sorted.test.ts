import { expect, it } from 'vitest';
import { sortedHand } from './sorted';

it('sorts trumps first, each suit from the highest down', () => {
  const hand = ['2C', 'KH', 'AC', '7D', '3S', 'TH'];
  expect(sortedHand(hand, 'D')).toEqual(['7D', '3S', 'KH', 'TH', 'AC', '2C']);
  expect(sortedHand(hand)[0]).toBe('3S');
});
