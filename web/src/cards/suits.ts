// The four suits as shapes, in a square of 100.
import type { Suit } from '../engine/types';

export const suitShapes: Record<Suit, string> = {
  C: 'M50 4a23 23 0 0 1 19.5 35.2A23 23 0 1 1 57 76.5q1.5 11 9 19.5H34q7.5-8.5 9-19.5A23 23 0 1 1 30.5 39.2 23 23 0 0 1 50 4Z',
  D: 'M50 2Q64 28 86 50 64 72 50 98 36 72 14 50 36 28 50 2Z',
  H: 'M50 95Q30 72 16 56A26 26 0 0 1 50 20 26 26 0 0 1 84 56Q70 72 50 95Z',
  S: 'M50 3Q66 26 82 42A23.5 23.5 0 0 1 56.5 77q1.5 11 9.5 19H34q8-8 9.5-19A23.5 23.5 0 0 1 18 42Q34 26 50 3Z',
};
