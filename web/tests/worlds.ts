// Two matches that are the same to the person at seat 0, and differ in cards that lie face down.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredMatch } from '../src/engine/matches';
import { type Delivery, EngineModule, Waits } from '../src/engine/module';
import type { MatchRecord, TableEvent, Turn } from '../src/engine/types';

const module = resolve(import.meta.dirname, '../../build/wasm/linger.wasm');

type Frame = { turn: Turn } | { seq: number; event: TableEvent };

/** The cards that these events have shown. */
export function cardsShown(events: readonly TableEvent[]): Set<string> {
  const shown = new Set<string>();
  for (const event of events) {
    if ('card' in event && event.card) shown.add(event.card);
    if ('cards' in event) for (const card of event.cards ?? []) shown.add(card);
  }
  return shown;
}

class Table {
  readonly events: TableEvent[] = [];
  turn: Turn | undefined;
  readonly engine: EngineModule;

  constructor(engine: EngineModule) {
    this.engine = engine;
  }

  send(frame: unknown) {
    this.hear(this.engine.receive(1, JSON.stringify(frame)));
  }

  hear(deliveries: Delivery[]) {
    for (const frame of deliveries.map(({ frame }) => frame as Frame)) {
      if ('event' in frame) this.events.push(frame.event);
      if ('turn' in frame) this.turn = frame.turn;
    }
  }
}

// Seat 0 plays the first card that it may, until this many moves have been made and it is to play.
function play(table: Table, moves: number) {
  for (let made = 0; ; made += 1) {
    if (table.engine.waits() === Waits.bot) table.hear(table.engine.playBot());
    else if (table.engine.waits() !== Waits.person) return;
    else if (made >= moves || !table.turn?.legal) return;
    else
      table.send({
        id: `m${made}`,
        decision: table.turn.decision,
        play: table.turn.legal[0],
      });
  }
}

// The deck with a card of an opponent's hand changed for one of its suit that lies in the stock:
// who could follow before can follow still.
function otherDeck(deck: string[], shown: Set<string>, dealt: number): string[] {
  const hidden = deck.map((card, at) => ({ card, at })).filter(({ card }) => !shown.has(card));
  for (const one of hidden.filter(({ at }) => at < dealt))
    for (const other of hidden.filter(({ at }) => at >= 40))
      if (one.card[1] === other.card[1])
        return deck.map((card, at) =>
          at === one.at ? other.card : at === other.at ? one.card : card,
        );
  throw new Error('No two hidden cards of a suit could be changed.');
}

const stored = (record: MatchRecord): StoredMatch => ({
  id: 'world',
  begun: '2026-11-30T12:00:00.000Z',
  changed: '2026-11-30T12:00:00.000Z',
  trial: false,
  imported: false,
  record,
});

export async function twoWorlds(moves: number): Promise<[StoredMatch, StoredMatch]> {
  const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
  const table = new Table(new EngineModule(instance));
  const bots = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'bot', level: 'club', name }));
  const seats = [{ kind: 'person', name: 'Me' }, ...bots];
  const args = { rules: { preset: 'survival', hand: 7 }, seats, seed: 'two worlds' };
  const opened = JSON.parse(table.engine.call(JSON.stringify({ id: 1, call: 'open', args })));
  table.send({ hello: 'linger/1', token: opened.result.seats[0].token, since: 0 });
  table.send({ id: 'start', do: 'start' });
  play(table, moves);
  // Without the match's seed, which tells its decks.
  const { seed: _, ...record }: MatchRecord = JSON.parse(table.engine.saved());
  const [round] = record.rounds;
  if (!round?.deck) throw new Error('The match has no deck.');
  const deck = otherDeck(round.deck.split(' '), cardsShown(table.events), 28);
  const other = { ...record, rounds: [{ ...round, deck: deck.join(' ') }] };
  return [stored(record), stored(other)];
}
