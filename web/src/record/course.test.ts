import { beforeAll, expect, test } from 'vitest';
import type { MatchRecord, TableEvent } from '../engine/types';
import { catalogue } from '../text/catalogue.svelte';
import { courseOf } from './course';
import { momentsOf } from './moments';

const record: MatchRecord = {
  format: 'linger-record/1',
  rules: { preset: 'survival' },
  players: ['Ada', 'Ben', 'Cleo'],
  rounds: [
    {
      position: { hands: ['4H', '9C', 'AC'], stock: '2D 7S', trump: 'H', leader: 1 },
      moves: '9C AC 4H',
    },
  ],
};

const events: TableEvent[] = [
  { event: 'round', number: 1 },
  { event: 'position', leader: 1, hands: [['4H'], ['9C'], ['AC']], stock: 2, trump: 'H' },
  { event: 'play', seat: 1, card: '9C' },
  { event: 'play', seat: 2, card: 'AC' },
  { event: 'play', seat: 0, card: '4H' },
  { event: 'trick', number: 1, winner: 0 },
  { event: 'draw', seat: 0, cards: ['2D'] },
  { event: 'out', seat: 1 },
  { event: 'out', seat: 2 },
  { event: 'end', winner: 0, reason: 'last-survivor', tricks: [1, 0, 0] },
];

beforeAll(async () => {
  await catalogue.speak('en');
  await catalogue.whole();
});

const people = { names: ['You', 'Ben', 'Cleo'], reader: 0 };

test('a moment before any card, then one after each; a finished trick lies with its winner', () => {
  const course = courseOf(record, events, people, true);
  expect(course).toHaveLength(4);
  expect(course.map(({ next }) => next?.seat)).toEqual([1, 2, 0, undefined]);
  expect(course[0]).toMatchObject({ hands: [['4H'], ['9C'], ['AC']], trick: [], trump: 'H' });
  expect(course[2]).toMatchObject({ hands: [['4H'], [], []], out: [false, false, false] });
  expect(course[3]).toMatchObject({
    hands: [['2D'], [], []],
    out: [false, true, true],
    winner: 0,
    stock: 1,
    undrawn: ['7S'],
    over: true,
  });
  expect(course[3]?.trick).toHaveLength(3);
});

test('what a seat may not see is not told', () => {
  const others = events.map((event) => (event.event === 'draw' ? { ...event, seat: 1 } : event));
  const words = (openly: boolean) =>
    courseOf(record, others, people, openly).flatMap(({ told }) => told);
  expect(words(true)).toContain('Ben draws two of diamonds.');
  expect(words(false)).toContain('Ben draws a card.');
});

test('a card that is laid aside is not in the stock', () => {
  const turned: TableEvent[] = [
    { event: 'round', number: 1, dealer: 2 },
    { event: 'deal', seat: 0, cards: ['4H'] },
    { event: 'deal', seat: 1, cards: ['9C'] },
    { event: 'deal', seat: 2, cards: ['AC'] },
    { event: 'trump', suit: 'D', card: '2D' },
  ];
  const stock = (trump: string) => momentsOf(turned, 3, { trump }).at(-1)?.stock;
  expect([stock('stock-aside'), stock('stock-top')]).toEqual([48, 49]);
});
