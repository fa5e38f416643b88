import { expect, test } from 'vitest';
import type { MatchRecord, TableEvent } from '../engine/types';
import { cutAt } from '../record/cut';
import { eventsByHand, isFinished, momentsOf } from '../record/moments';
import { deckOf, reshuffleOf } from './shuffle';
import { checkShuffle, deckCommand, seedOf } from './shuffle-check';

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
  const moments = momentsOf(events, 3, {});
  expect(moments.map(({ moves }) => moves)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(moments[0]).toMatchObject({
    stock: 46,
    dealer: 2,
    trick: [],
    next: { seat: 0, move: 'KC' },
  });
  expect(moments[2]?.hands).toEqual([['2H'], ['5S'], ['AC', '7D']]);
  expect(moments[3]).toMatchObject({ winner: 2, tricks: 1, won: [0, 0, 1], stock: 2 });
  expect(moments[3]?.hands).toEqual([['2H'], ['5S'], ['7D', '3C']]);
  expect(moments[3]?.trick).toHaveLength(3);
  expect(moments[3]?.next).toEqual({ seat: 2, move: '=D' });
  expect(moments[4]).toMatchObject({ trump: 'D', trick: [] });
  expect(moments[4]?.winner).toBeUndefined();
  expect(moments[5]).toMatchObject({ trick: [{ seat: 2, card: '7D' }] });
  expect(moments[5]?.next).toBeUndefined();
});

test('hands are told apart, and finished ones from others', () => {
  const next: TableEvent[] = [
    { event: 'round', number: 2, dealer: 0 },
    { event: 'end', winner: 1, reason: 'last-survivor', tricks: [0, 1, 0] },
  ];
  const hands = eventsByHand([...events, ...next]);
  expect(hands.map(({ length }) => length)).toEqual([12, 2]);
  expect(hands.map(isFinished)).toEqual([false, true]);
});

test('a record is cut at a moment, with the reshuffles made by then', () => {
  const record: MatchRecord = {
    format: 'linger-record/1',
    rules: {},
    players: ['Ada', 'Ben', 'Cleo'],
    rounds: [
      { dealer: 1, deck: 'first', moves: 'KC' },
      { dealer: 2, deck: 'second', moves: 'KC 3C AC =D 7D', reshuffles: ['KC 3C AC'] },
      { dealer: 0, deck: 'third', moves: '2C' },
    ],
    undone: [{ round: 2, move: 1, card: 'KC' }],
    seed: 'hello',
  };
  const begun = cutAt(record, 2, events, 2);
  expect(begun.rounds).toEqual([record.rounds[0], { dealer: 2, deck: 'second', moves: 'KC 3C' }]);
  expect(begun).toMatchObject({ seed: 'hello' });
  expect(begun).not.toHaveProperty('undone');
  const later = cutAt(record, 2, events, 4);
  expect(later.rounds[1]).toMatchObject({ moves: 'KC 3C AC =D', reshuffles: ['KC 3C AC'] });
  expect(cutAt(record, 1, events, 0).rounds).toEqual([{ dealer: 1, deck: 'first', moves: '' }]);
});

// A hand of three with one card each, dealt from a deck; `turned` as the rules have it.
function dealt(deck: string[], draws: string[], turned?: string): TableEvent[] {
  const deals = [1, 2, 0].map((seat, index) => {
    const cards = [deck[index] ?? ''];
    return { event: 'deal' as const, seat, cards };
  });
  const trump: TableEvent[] = turned ? [{ event: 'trump', suit: 'C', card: turned }] : [];
  return [
    { event: 'round', number: 1, dealer: 0 },
    ...deals,
    ...trump,
    ...draws.map((card): TableEvent => ({ event: 'draw', seat: 1, cards: [card] })),
  ];
}

test('what was dealt, turned and drawn is held against the deck of the seed', async () => {
  const deck = await deckOf('x/1');
  const [, , , fourth = '', fifth = ''] = deck;
  const round = { dealer: 0, moves: '' };
  const plain = await checkShuffle('x/1', round, dealt(deck, [fourth]), { trump: 'dealer-last' });
  expect(plain.wrong).toEqual([]);
  expect(plain.cards.slice(0, 5).map(({ fate }) => fate)).toEqual([
    'dealt',
    'dealt',
    'dealt',
    'drawn',
    'undealt',
  ]);
  const top = dealt(deck, [fifth], fourth);
  const under = await checkShuffle('x/1', round, top, { trump: 'stock-top' });
  expect(under.wrong).toEqual([]);
  expect(under.cards[3]?.fate).toBe('turned');
  // Drawn last of all, the turned card is still the fourth of the deck.
  const all = dealt(deck, [...deck.slice(4), fourth], fourth);
  const last = await checkShuffle('x/1', round, all, { trump: 'stock-top' });
  expect(last.wrong).toEqual([]);
  expect(last.cards[3]).toMatchObject({ fate: 'drawn', card: fourth });
});

test('a card that is not the seed’s is found, also in a deck that was not played out', async () => {
  const deck = await deckOf('x/1');
  const drawn = dealt(deck, [deck[4] ?? '']);
  const round = { dealer: 0, moves: '' };
  const other = await checkShuffle('x/1', round, drawn, { trump: 'dealer-last' });
  expect(other.wrong).toMatchObject([{ place: 4, card: deck[4], expected: deck[3] }]);
  const swapped = [...deck.slice(0, 50), deck[51], deck[50]].join(' ');
  const named = { ...round, deck: swapped };
  const end = await checkShuffle('x/1', named, dealt(deck, []), { trump: 'dealer-last' });
  expect(end.wrong.map(({ place }) => place)).toEqual([51, 52]);
});

test('a reshuffle is held against the seed’s', async () => {
  const stock = (await reshuffleOf(['KC', '3C', 'AC'], 'x/1', 1)).join(' ');
  const check = (stocks: string[]) =>
    checkShuffle('x/1', { moves: '', reshuffles: stocks }, events, { trump: 'first-winner' });
  expect(await check([stock])).toMatchObject({ reshuffles: 1, wrongReshuffles: [] });
  expect(await check([stock.split(' ').reverse().join(' ')])).toMatchObject({
    wrongReshuffles: [1],
  });
});

test('the seed of a hand is its own, or its number in the match', () => {
  expect(seedOf({ moves: '', seed: 'own' }, 'match', 2)).toBe('own');
  expect(seedOf({ moves: '' }, 'match', 2)).toBe('match/2');
  expect(seedOf({ moves: '' }, undefined, 2)).toBeUndefined();
  expect(deckCommand("o'clock/1")).toBe("linger deck 'o'\\''clock/1'");
});
