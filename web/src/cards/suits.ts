// The four suits as shapes, in a square of 100.
import type { Suit } from '../engine/types';

export const suitShapes: Record<Suit, string> = {
  C: 'M50 4a23 23 0 0 1 19.5 35.2A23 23 0 1 1 57 76.5q1.5 11 9 19.5H34q7.5-8.5 9-19.5A23 23 0 1 1 30.5 39.2 23 23 0 0 1 50 4Z',
  D: 'M50 2Q64 28 86 50 64 72 50 98 36 72 14 50 36 28 50 2Z',
  H: 'M50 94C22 70 6 54 6 32A23 23 0 0 1 50 24 23 23 0 0 1 94 32C94 54 78 70 50 94Z',
  S: 'M50 3C70 26 92 42 92 61A20 20 0 0 1 56.5 72Q58.5 86 66 96H34Q41.5 86 43.5 72A20 20 0 0 1 8 61C8 42 30 26 50 3Z',
};
