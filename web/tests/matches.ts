// Matches for the store of a test, played by the engine itself: seat 0 plays the first card it may.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredMatch } from '../src/engine/matches';
import { type Delivery, EngineModule, Waits } from '../src/engine/module';
import type { Level, MatchRecord, Rules, TableEvent, Turn } from '../src/engine/types';

const file = resolve(import.meta.dirname, '../../build/wasm/linger.wasm');

export interface Wanted {
  /** How far: moves of seat 0, to the end of the first hand, or of the match. */
  until: number | 'hand' | 'match';
  rules?: Rules;
  players?: number;
  level?: Level;
  seed?: string;
}

export interface Played {
  record: MatchRecord;
  /** As seat 0 has seen them. */
  events: TableEvent[];
}

type Frame = { turn: Turn } | { seq: number; event: TableEvent } | { ack: string };

const everything = { hand: Number.POSITIVE_INFINITY, match: Number.POSITIVE_INFINITY };

class Table {
  readonly events: TableEvent[] = [];
  #engine: EngineModule;
  #turn: Turn | undefined;
  #commands = 0;

  constructor(engine: EngineModule) {
    this.#engine = engine;
  }

  open({ rules = { preset: 'survival' }, players = 4, level = 'club', seed = 'hello' }: Wanted) {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Emil'].slice(0, players - 1);
    const bots = names.map((name) => ({ kind: 'bot', level, name }));
    const args = { rules, seats: [{ kind: 'person', name: 'Kim' }, ...bots], seed };
    const answer = JSON.parse(this.#engine.call(JSON.stringify({ id: 1, call: 'open', args })));
    this.#send({ hello: 'linger/1', token: answer.result.seats[0].token, since: 0 });
    this.#command({ do: 'start' });
  }

  play(until: Wanted['until']) {
    const moves = typeof until === 'number' ? until : everything[until];
    for (let made = 0; ; ) {
      const waits = this.#engine.waits();
      if (waits === Waits.bot) this.#hear(this.#engine.playBot());
      else if (waits === Waits.deal && until === 'match') this.#command({ do: 'next' });
      else if (waits === Waits.person && made < moves) this.#move();
      else return;
      if (waits === Waits.person) made += 1;
    }
  }

  saved(): MatchRecord {
    return JSON.parse(this.#engine.saved());
  }

  #move() {
    const { decision, legal } = this.#turn ?? {};
    this.#command({ decision, play: legal?.[0] });
  }

  #command(what: object) {
    this.#commands += 1;
    this.#send({ id: `c${this.#commands}`, ...what });
  }

  #send(frame: unknown) {
    this.#hear(this.#engine.receive(1, JSON.stringify(frame)));
  }

  #hear(deliveries: Delivery[]) {
    for (const frame of deliveries.map(({ frame }) => frame as Frame)) {
      if ('event' in frame) this.events.push(frame.event);
      if ('turn' in frame) this.#turn = frame.turn;
    }
  }
}

export async function playedMatch(wanted: Wanted): Promise<Played> {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  const table = new Table(new EngineModule(instance));
  table.open(wanted);
  table.play(wanted.until);
  return { record: table.saved(), events: table.events };
}

/** As the page keeps it. */
export function stored(id: string, record: MatchRecord): StoredMatch {
  const time = '2026-11-30T12:00:00.000Z';
  return { id, begun: time, changed: time, trial: false, imported: false, record };
}
