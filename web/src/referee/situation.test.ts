import { describe, expect, it } from 'vitest';
import {
  emptySituation,
  fillers,
  nextToPlay,
  type Place,
  placeOf,
  type Situation,
  tapped,
  toRecord,
  withPlayers,
} from './situation';

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];

function tap(taps: [Place, string][], from: Situation = emptySituation(names)): Situation {
  return taps.reduce((situation, [place, cards]) => {
    return cards.split(' ').reduce((now, card) => {
      const next = tapped(now, place, card);
      if ('code' in next) throw new Error(`${card}: ${next.code}`);
      return next;
    }, situation);
  }, from);
}

const hands: [Place, string][] = [
  [0, 'KC 5S'],
  [1, '3C'],
  [3, 'AC 2D'],
];

describe('a tap on a card', () => {
  it('puts it there, moves it from elsewhere, and takes it back', () => {
    const put = tap([[0, 'KC']]);
    expect(placeOf(put, 'KC')).toBe(0);
    const moved = tap([['stock', 'KC']], put);
    expect(placeOf(moved, 'KC')).toBe('stock');
    expect(placeOf(tap([['stock', 'KC']], moved), 'KC')).toBeUndefined();
  });

  it('passes over a seat without cards, unless the card is nobody’s', () => {
    const played = tap([...hands, ['trick', 'KC 3C']]);
    expect(nextToPlay(played, 'AC')).toBe(3);
    expect(tap([['trick', 'AC']], played).trick.at(-1)).toEqual({ seat: 3, card: 'AC' });
    expect(tap([['trick', '2H']], played).trick.at(-1)).toEqual({ seat: 2, card: '2H' });
  });

  it('takes no card out of turn, and none after everybody’s', () => {
    const played = tap([...hands, ['trick', 'KC']]);
    expect(tapped(played, 'trick', 'AC')).toEqual({ code: 'not-next', seat: 1, holder: 3 });
    const full = tap([['trick', '3C 2H AC']], played);
    expect(tapped(full, 'trick', '9D')).toEqual({ code: 'trick-full' });
  });

  it('takes back the cards played after it too, each to its hand', () => {
    const back = tap([...hands, ['trick', 'KC 3C AC'], ['trick', '3C']]);
    expect(back.trick).toEqual([{ seat: 0, card: 'KC' }]);
    expect(back.hands[1]).toEqual(['3C']);
    expect(back.hands[3]).toContain('AC');
  });
});

it('becomes a record in which the cards of the trick are held, and no card stands twice', () => {
  const situation = { ...tap([...hands, ['stock', '2C'], ['trick', 'KC 3C']]), unknown: 3 };
  expect(fillers(situation)).toEqual(['4C', '5C', '6C']);
  expect(toRecord(situation, 'classic')).toEqual({
    format: 'linger-record/1',
    rules: { preset: 'classic' },
    players: names,
    rounds: [
      {
        position: {
          hands: ['KC 5S', '3C', '', 'AC 2D'],
          stock: '2C 4C 5C 6C',
          leader: 0,
          trump: 'H',
        },
        moves: 'KC 3C',
      },
    ],
  });
});

it('keeps what fits where the number of players changes', () => {
  const fewer = withPlayers(tap(hands), names.slice(0, 3));
  expect(fewer.hands).toEqual([['KC', '5S'], ['3C'], []]);
  expect(withPlayers(fewer, [...names, 'Emil']).names).toEqual([...names, 'Emil']);
});
