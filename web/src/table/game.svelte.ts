// A table that is being played, from one seat: frames in, at the pace of the eye; moves out.
import type { Connection } from '../engine/engine';
import type {
  CardCode,
  ClientFrame,
  Deed,
  HintResult,
  Reason,
  Suit,
  TableEvent,
  TableFrame,
  Turn,
  Welcome,
} from '../engine/types';
import { moveTime, settings } from '../settings/settings.svelte';
import { Seen } from './seen.svelte';

/** How a connection is made: at a table in the worker, or elsewhere. */
export type Connect = (hear: (frame: TableFrame) => void) => Connection;

/** Whoever draws what moves: told while the table still looks as it did before. */
export interface Watcher {
  before(event: TableEvent): void;
  beforeGather(winner: number): void;
}

// Between the draw and what follows, so that the eye can tell them apart.
const breath = 250;
// What a step takes once nobody at this screen is in the hand.
const quickly = 150;

// A table does a command once and remembers its id for the seat: no two of a page, nor of two visits
// to the same table, may have the same.
const visit = crypto.getRandomValues(new Uint32Array(1)).join('');
let commands = 0;

export class Game {
  seen: Seen | undefined = $state();
  /** Whose turn it is, once everything before has been shown. */
  turn: Turn | undefined = $state();
  /** Why the last move was not made, and how often that happened. */
  refused: Reason | undefined = $state();
  refusals = $state(0);
  hint: HintResult | undefined = $state();
  /** Whether the coach has been asked and has not answered. */
  asked = $state(false);
  /** That the hand is decided, if the coach has found so. */
  decided: Reason | undefined = $state();
  /** A card on its way to the table: sent, and not yet answered. */
  pending: CardCode | Suit | undefined = $state();
  /** What has happened in this hand while one looked, as sentences: what is read out. */
  news: { key: number; text: string }[] = $state([]);
  /** Everything before one came has been taken in. */
  ready = $state(false);
  /** Nobody at this screen is in the hand: nothing waits for the eye. */
  quick = $state(false);
  /** The last thing that was shown. */
  latest: TableEvent | undefined = $state.raw();
  watcher: Watcher | undefined;

  #connection: Connection;
  #queue: TableFrame[] = [];
  #running = false;
  #welcome: Welcome | undefined;
  #events: { seq: number; event: TableEvent }[] = [];
  #hurry: (() => void) | undefined;
  #told = 0;
  // Hints that were asked for to learn whether the hand is decided.
  #quietHints = new Set<string>();

  constructor(connect: Connect) {
    this.#connection = connect((frame) => this.#hear(frame));
  }

  close() {
    this.watcher = undefined;
    this.#connection.close();
  }

  /** Whether the viewer is to move. */
  get isOwnTurn(): boolean {
    return this.turn !== undefined && this.turn.seat === this.seen?.reader && !this.pending;
  }

  /** Whether a card just played may still be taken back: nobody has seen or done anything since. */
  get canUndo(): boolean {
    const last = this.latest;
    if (last?.event !== 'play' || last.seat !== this.seen?.reader) return false;
    return this.seen.seats.every(({ kind }, seat) => seat === last.seat || kind === 'bot');
  }

  /** The table as it was after an event. */
  moment(seq: number): Seen | undefined {
    if (!this.#welcome) return undefined;
    const then = new Seen(this.#welcome);
    for (const { seq: number, event } of this.#events) if (number <= seq) then.take(event, number);
    return then;
  }

  /** Out of turn it is sent too: the table says whose turn it is. */
  play(card: CardCode) {
    if (!this.turn || this.pending) return;
    if (this.isOwnTurn) this.pending = card;
    this.#send({ decision: this.turn.decision, play: card });
  }

  name(suit: Suit) {
    if (!this.turn || !this.isOwnTurn) return;
    this.pending = suit;
    this.#send({ decision: this.turn.decision, name: suit });
  }

  do(deed: Deed) {
    this.#send({ do: deed });
  }

  askCoach() {
    this.asked = true;
    this.#send({ do: 'hint' });
  }

  /** Asks the coach only whether the hand is decided. */
  askWhetherDecided() {
    this.#quietHints.add(this.#send({ do: 'hint' }));
  }

  /** Shows at once what is still being shown slowly. */
  skip() {
    this.#hurry?.();
  }

  #send(
    command: { decision: number; play: CardCode } | { decision: number; name: Suit } | { do: Deed },
  ): string {
    this.refused = undefined;
    commands += 1;
    const id = `${visit}-${commands}`;
    this.#connection.send({ id, ...command } as ClientFrame);
    return id;
  }

  #hear(frame: TableFrame) {
    if ('refused' in frame) this.#takeRefusal(frame);
    else if ('reply' in frame) this.#takeHint(frame.reply, frame.result);
    else if (!('ack' in frame)) {
      this.#queue.push(frame);
      if (!this.#running) void this.#run();
    }
  }

  #takeRefusal({ refused, code, ruling, args }: { refused: string } & Reason) {
    this.pending = undefined;
    this.asked = false;
    // An answer to a question that nobody at the screen asked.
    if (this.#quietHints.delete(refused)) return;
    this.refused = { code, args, ...(ruling && { ruling }) };
    this.refusals += 1;
  }

  #takeHint(id: string, hint: HintResult) {
    this.decided = hint.remarks.find(({ code }) => code === 'decided');
    if (this.#quietHints.delete(id)) return;
    this.asked = false;
    if (this.turn) this.hint = hint;
  }

  // ---- What is shown, and when

  async #run() {
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const pause = this.#show(frame);
      if (pause > 0) await this.#wait(pause);
      if (this.#isToGather()) await this.#gather();
    }
    this.#running = false;
  }

  // The last trick of a hand stays on the table.
  #isToGather(): boolean {
    if (this.seen?.winner === undefined || this.seen.end) return false;
    return !this.#queue.some((frame) => 'event' in frame && frame.event.event === 'end');
  }

  async #gather() {
    const winner = this.seen?.winner;
    if (winner === undefined) return;
    if (this.ready) this.watcher?.beforeGather(winner);
    this.seen?.gather();
    if (this.ready) await this.#wait(this.#moveTime());
  }

  #wait(pause: number): Promise<void> {
    if (pause === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // Shows a frame; how long the eye needs for it, in milliseconds.
  #show(frame: TableFrame): number {
    if ('welcome' in frame) {
      this.#begin(frame);
      return 0;
    }
    if ('turn' in frame) {
      this.turn = frame.turn;
      this.hint = undefined;
      return 0;
    }
    if (!('event' in frame) || !this.seen) return 0;
    return this.ready ? this.#showNow(frame) : this.#catchUp(frame);
  }

  #begin(welcome: Welcome) {
    this.#welcome = welcome;
    this.#events = [];
    this.seen = new Seen(welcome);
    this.turn = undefined;
    this.ready = welcome.seq === 0;
  }

  // What happened before one came is not told again, nor shown move by move.
  #catchUp({ event, seq }: { event: TableEvent; seq: number }): number {
    this.#events.push({ seq, event });
    this.seen?.take(event, seq);
    this.ready = seq >= (this.#welcome?.seq ?? 0);
    this.latest = event;
    return 0;
  }

  #showNow({ event, seq }: { event: TableEvent; seq: number }): number {
    this.#events.push({ seq, event });
    if (event.event === 'undo' || event.event === 'play' || event.event === 'trump') this.#moved();
    if (event.event === 'round') {
      this.news = [];
      this.decided = undefined;
    }
    this.watcher?.before(event);
    this.latest = event;
    for (const text of this.seen?.take(event, seq) ?? []) {
      this.#told += 1;
      this.news.push({ key: this.#told, text });
    }
    return this.#pauseAfter(event.event);
  }

  #moved() {
    this.pending = undefined;
    this.turn = undefined;
    this.hint = undefined;
    this.refused = undefined;
  }

  #moveTime(): number {
    return this.quick ? Math.min(quickly, moveTime()) : moveTime();
  }

  #pauseAfter(event: string): number {
    if (event === 'play') return this.#moveTime();
    if (event === 'trick') return this.quick ? quickly : settings.trickPause;
    if (event === 'draw' && moveTime() > 0) return this.#moveTime() + (this.quick ? 0 : breath);
    return 0;
  }
}
