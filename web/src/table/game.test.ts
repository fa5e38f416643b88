import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, Rules, TableEvent, TableFrame } from '../engine/types';
import { settings } from '../settings/settings.svelte';
import { catalogue } from '../text/catalogue.svelte';
import { Game } from './game.svelte';

const rules: Required<Rules> = {
  preset: 'survival',
  hand: 3,
  trump: 'dealer-last',
  draw: 'one',
  elimination: 'after-draw',
  opening: 'any',
  stock_end: 'final-draw-wins',
  last_trick: 'trick-winner',
  first_dealer: 'random',
  next_dealer: 'rotate',
  scoring: 'hand-wins',
  match: { first_to: 3 },
};
const bot = (name: string) => ({
  name,
  kind: 'bot' as const,
  level: 'casual' as const,
  here: true,
});
const players = [{ name: 'Kim', kind: 'person' as const, here: true }, bot('Ada'), bot('Ben')];

const dealt: TableEvent[] = [
  { event: 'round', number: 1, dealer: 2 },
  { event: 'deal', seat: 0, cards: ['KC', '3H', '7D'] },
  { event: 'deal', seat: 1, count: 3 },
  { event: 'deal', seat: 2, count: 3 },
  { event: 'trump', suit: 'D', card: '2D' },
];

class FakeTable {
  sent: ClientFrame[] = [];
  game: Game;
  #hear: (frame: TableFrame) => void = () => {};
  #seq = 0;

  constructor() {
    this.game = new Game((hear) => {
      this.#hear = hear;
      return { send: (frame) => this.sent.push(frame), close: () => {} };
    });
    this.hear({ welcome: 'linger/1', table: 't', seat: 0, rules, players, seq: 0 });
  }

  hear(frame: TableFrame) {
    this.#hear(frame);
  }

  tell(...events: TableEvent[]) {
    for (const event of events) {
      this.#seq += 1;
      this.hear({ seq: this.#seq, event });
    }
  }
}

beforeAll(() => catalogue.speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { animation: 'normal', trickPause: 1500 });
});

describe('a game', () => {
  it('tells everything that happens, in order, none lost and none twice', async () => {
    const fake = new FakeTable();
    fake.tell(...dealt, { event: 'play', seat: 0, card: 'KC' });
    fake.tell({ event: 'play', seat: 1, card: '4C' }, { event: 'play', seat: 2, card: '2D' });
    fake.tell({ event: 'trick', number: 1, winner: 2 }, { event: 'draw', seat: 2, count: 1 });
    await vi.runAllTimersAsync();
    const told = fake.game.news.map(({ text }) => text);
    expect(told).toHaveLength(dealt.length + 5);
    expect(told.at(-1)).toBe('Ben draws a card.');
    expect(told).toEqual(fake.game.seen?.log.map(({ text }) => text));
    expect(new Set(fake.game.news.map(({ key }) => key)).size).toBe(told.length);
  });

  it('leaves the trick for a pause that can be skipped, then clears it', async () => {
    const { game, shown } = tableWithTrick();
    await shown();
    expect(game.seen?.winner).toBe(2);
    game.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.seen?.trick).toEqual([]);
  });

  it('offers to take a card back only until something else happens', async () => {
    const table = new FakeTable();
    table.tell(...dealt, { event: 'play', seat: 0, card: 'KC' });
    await vi.runAllTimersAsync();
    expect(table.game.canUndo).toBe(true);
    table.tell({ event: 'play', seat: 1, card: '4C' });
    await vi.runAllTimersAsync();
    expect(table.game.canUndo).toBe(false);
  });

  it('says why a card was refused, and lets another be played', async () => {
    const table = new FakeTable();
    table.tell(...dealt);
    table.hear({ turn: { seat: 0, decision: 1, legal: ['KC'] } });
    await vi.runAllTimersAsync();
    table.game.play('3H');
    expect(table.game.pending).toBe('3H');
    const { id } = table.sent.at(-1) as { id: string };
    table.hear({ refused: id, code: 'must-follow', ruling: 'R4', args: { suit: 'C' } });
    expect(table.game.refused?.code).toBe('must-follow');
    expect(table.game.isOwnTurn).toBe(true);
  });

  it('names its commands as no other does that had the seat before', async () => {
    const ids = [new FakeTable(), new FakeTable()].map((table) => {
      table.game.do('start');
      table.game.do('start');
      return table.sent.map((frame) => (frame as { id: string }).id);
    });
    expect(new Set(ids.flat()).size).toBe(4);
    for (const id of ids.flat()) expect(id.length).toBeLessThanOrEqual(64);
  });

  it('shows the table as it was at an earlier moment', async () => {
    const { game, shown } = tableWithTrick();
    await shown();
    const then = game.moment(dealt.length + 1);
    expect(then?.trick).toEqual([{ seat: 0, card: 'KC' }]);
    expect(then?.hand).toEqual(['3H', '7D']);
    expect(game.seen?.trick).toHaveLength(3);
  });
});

function tableWithTrick() {
  const table = new FakeTable();
  table.tell(...dealt, { event: 'play', seat: 0, card: 'KC' });
  table.tell({ event: 'play', seat: 1, card: '4C' }, { event: 'play', seat: 2, card: '2D' });
  table.tell({ event: 'trick', number: 1, winner: 2 });
  // Three cards have come to rest, and the pause has begun.
  return { game: table.game, shown: () => vi.advanceTimersByTimeAsync(1000) };
}
