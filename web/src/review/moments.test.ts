import { expect, test } from 'vitest';
import type { MatchRecord, TableEvent } from '../engine/types';
import { cutAt } from './cut';
import { eventsByHand, isFinished, momentsOf } from './moments';
import { checkShuffle, seedOf, shellWord } from './shuffle-check';
import { deckOf, reshuffleOf } from './shuffle';

// Two cards each for three: a trick, a reshuffle, a draw, and a trump suit that is named.
const events: TableEvent[] = [
  { event: 'round', number: 1, dealer: 2 },
  { event: 'deal', seat: 0, cards: ['KC', '2H'] },
  { event: 'deal', seat: 1, cards: ['3C', '5S'] },
  { event: 'deal', seat: 2, cards: ['AC', '7D'] },
  { event: 'play', seat: 0, card: 'KC' },
  { event: 'play', seat: 1, card: '3C' },
  { event: 'play', seat: 2, card: 'AC' },
  { event: 'trick', number: 1, winner: 2 },
  { event: 'reshuffle', count: 3 },
  { event: 'draw', seat: 2, cards: ['3C'] },
  { event: 'trump', suit: 'D', seat: 2 },
  { event: 'play', seat: 2, card: '7D' },
];

test('a moment knows the hands, the trick and the move that follows', () => {
  const moments = momentsOf(events, 3);
  expect(moments.map(({ moves }) => moves)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(moments[0]).toMatchObject({ stock: 46, dealer: 2, trick: [], next: { seat: 0, move: 'KC' } });
  expect(moments[2]?.hands).toEqual([['2H'], ['5S'], ['AC', '7D']]);
  expect(moments[3]).toMatchObject({ winner: 2, tricks: 1, won: [0, 0, 1], stock: 2 });
  expect(moments[3]).toMatchObject({ trick: [{}, {}, { card: 'AC' }], hands: [[], [], ['7D', '3C']].with(0, ['2H']).with(1, ['5S']) });
  expect(moments[3]?.next).toEqual({ seat: 2, move: '=D' });
  expect(moments[4]).toMatchObject({ trump: 'D', trick: [] });
  expect(moments[4]?.winner).toBeUndefined();
  expect(moments[5]).toMatchObject({ trick: [{ seat: 2, card: '7D' }] });
  expect(moments[5]?.next).toBeUndefined();
});
