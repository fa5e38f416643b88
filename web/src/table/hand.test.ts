import { describe, expect, it } from 'vitest';
import { layOut, nextOfLetter } from './hand';

describe('the own hand', () => {
  it('leaves a finger room on every card, and the longest hand on the screen', () => {
    for (const count of [1, 4, 6, 8, 13, 17, 21]) {
      const { places, cardWidth, height } = layOut(count, count, 344);
      for (const [index, { left, top }] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(-0.01);
        expect(left + cardWidth).toBeLessThanOrEqual(344.01);
        expect(top + cardWidth * 1.4).toBeLessThanOrEqual(height + 0.01);
        const next = places[index + 1];
        if (count <= 14 && next?.top === top) expect(next.left - left).toBeGreaterThanOrEqual(44);
        if (next && next.top > top) expect(next.top - top).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('keeps its height while it shrinks', () => {
    expect(layOut(4, 9, 344).height).toBe(layOut(9, 9, 344).height);
  });

  it('lets a letter go through all suits that begin with it', () => {
    const german = { C: 'k', D: 'k', H: 'h', S: 'p' };
    const initial = (suit: 'C' | 'D' | 'H' | 'S') => german[suit];
    const hand = ['2C', 'KH', 'AC', '7D', '3S', 'TH'];
    const found: string[] = [];
    for (let at = -1, step = 0; step < 4; step += 1) {
      at = nextOfLetter(hand, at, 'k', initial);
      found.push(hand[at] ?? '');
    }
    expect(found).toEqual(['2C', 'AC', '7D', '2C']);
    expect(nextOfLetter(hand, 0, 'x', initial)).toBe(-1);
  });
});
