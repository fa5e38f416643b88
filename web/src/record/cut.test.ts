import { expect, it } from 'vitest';
import type { MatchRecord, TableEvent } from '../engine/types';
import { cutAt } from './cut';
import { eventsByHand } from './moments';

const record: MatchRecord = {
  format: 'linger-record/1',
  rules: { preset: 'denexa' },
  players: ['Ada', 'Ben', 'Cleo'],
  rounds: [
    { dealer: 0, deck: 'first', moves: 'KC 3C 2H' },
    { dealer: 1, deck: 'second', moves: 'AS =H 2S 3S', reshuffles: ['4S 5S', '6S 7S'] },
  ],
};
const play = (seat: number, card: string): TableEvent => ({ event: 'play', seat, card });
const events: TableEvent[] = [
  { event: 'round', number: 1, dealer: 0 },
  play(0, 'KC'),
  play(1, '3C'),
  play(2, '2H'),
  { event: 'round', number: 2, dealer: 1 },
  play(0, 'AS'),
  { event: 'reshuffle', count: 2 },
  { event: 'trump', suit: 'H', seat: 0 },
  play(1, '2S'),
  { event: 'reshuffle', count: 2 },
  play(2, '3S'),
];

const cut = (round: number, moves: number) =>
  cutAt(record, round, eventsByHand(events)[round - 1] ?? [], moves);

it('ends at a move of a round, earlier rounds whole', () => {
  expect(cut(1, 2).rounds).toEqual([{ dealer: 0, deck: 'first', moves: 'KC 3C' }]);
  expect(cut(2, 0).rounds).toEqual([record.rounds[0], { dealer: 1, deck: 'second', moves: '' }]);
});

it('keeps the reshuffles made until the next move; naming trumps is a move', () => {
  const reshuffles = [1, 2, 3].map((moves) => cut(2, moves).rounds[1]?.reshuffles);
  expect(reshuffles).toEqual([['4S 5S'], ['4S 5S'], ['4S 5S', '6S 7S']]);
});
