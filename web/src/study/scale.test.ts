import { expect, test } from 'vitest';
import { inLines, scaleOf } from './scale';

test('the axis reaches all that is shown, in round steps that are written exactly', () => {
  for (const top of [0, 0.0004, 0.037, 0.9, 1, 5.6, 12, 39.2, 100, 77_000]) {
    const { low, high, ticks, places } = scaleOf([0, top]);
    expect(low).toBe(0);
    expect(high).toBeGreaterThanOrEqual(top * (1 - 1e-9));
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
    for (const tick of ticks) expect(Number(tick.toFixed(places))).toBeCloseTo(tick, 12);
    if (top > 0) expect(high).toBeLessThan(top * 1.6);
  }
});

test('what is lost lies below nothing', () => {
  const { low, high, ticks } = scaleOf([-3.2, 1.1]);
  expect(low).toBeLessThanOrEqual(-3.2);
  expect(high).toBeGreaterThanOrEqual(1.1);
  expect(ticks).toContain(0);
});

test('a label is broken between words, and keeps all of them', () => {
  expect(inLines('one player left (R7)', 10)).toEqual(['one player', 'left (R7)']);
  expect(inLines('Kreuz', 2)).toEqual(['Kreuz']);
});
