// A table that is being played, from one seat: frames in, at the pace of the eye; moves out.
import type { Connection } from '../engine/engine';
import type {
  CardCode,
  ClientFrame,
  HintResult,
  Reason,
  Suit,
  TableFrame,
  Turn,
} from '../engine/types';
import { moveTime, settings } from '../settings/settings.svelte';
import { Seen } from './seen.svelte';

/** How a connection is made: at a table in the worker, or elsewhere. */
export type Connect = (hear: (frame: TableFrame) => void) => Connection;

// Between the draw and what follows, so that the eye can tell them apart.
const breath = 250;

export class Game {
  seen: Seen | undefined = $state();
  /** Whose turn it is, once everything before has been shown. */
  turn: Turn | undefined = $state();
  /** Why the last move was not made. */
  refused: Reason | undefined = $state();
  hint: HintResult | undefined = $state();
  /** A card on its way to the table: sent, and not yet answered. */
  pending: CardCode | Suit | undefined = $state();
  /** What has just happened, as sentences: what is read out. */
  news: string[] = $state([]);

  #connection: Connection;
  #queue: TableFrame[] = [];
  #running = false;
  #shownUpTo = 0;
  #hurry: (() => void) | undefined;
  #commands = 0;

  constructor(connect: Connect) {
    this.#connection = connect((frame) => this.#hear(frame));
  }

  close() {
    this.#connection.close();
  }

  /** Whether the viewer is to move. */
  get isOwnTurn(): boolean {
    return this.turn !== undefined && this.turn.seat === this.seen?.reader && !this.pending;
  }

  play(card: CardCode) {
    if (!this.turn || !this.isOwnTurn) return;
    this.pending = card;
    this.#send({ decision: this.turn.decision, play: card });
  }

  name(suit: Suit) {
    if (!this.turn || !this.isOwnTurn) return;
    this.pending = suit;
    this.#send({ decision: this.turn.decision, name: suit });
  }

  do(deed: 'start' | 'next' | 'bot' | 'return' | 'leave' | 'undo' | 'hint') {
    this.#send({ do: deed });
  }

  /** Shows at once what is still being shown slowly. */
  skip() {
    this.#hurry?.();
    if (!this.#running) this.seen?.gather();
  }

  #send(
    command:
      | { decision: number; play: CardCode }
      | { decision: number; name: Suit }
      | { do: string },
  ) {
    this.refused = undefined;
    this.#commands += 1;
    this.#connection.send({ id: `p${this.#commands}`, ...command } as ClientFrame);
  }

  #hear(frame: TableFrame) {
    if ('refused' in frame) {
      this.pending = undefined;
      this.refused = {
        code: frame.code,
        args: frame.args,
        ...(frame.ruling && { ruling: frame.ruling }),
      };
      return;
    }
    if ('reply' in frame) {
      this.hint = frame.result;
      return;
    }
    if ('ack' in frame) return;
    this.#queue.push(frame);
    if (!this.#running) void this.#run();
  }

  async #run() {
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const pause = this.#show(frame);
      if (pause > 0) await this.#wait(pause);
      if (this.#queue.length === 0 && this.seen?.winner !== undefined && !this.seen.end)
        this.seen.gather();
    }
    this.#running = false;
  }

  #wait(pause: number): Promise<void> {
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
      this.seen = new Seen(frame);
      this.turn = undefined;
      this.#shownUpTo = frame.seq;
      return 0;
    }
    if ('turn' in frame) {
      this.turn = frame.turn;
      this.hint = undefined;
      return 0;
    }
    if (!('event' in frame) || !this.seen) return 0;
    const { event, seq } = frame;
    if (event.event === 'undo' || event.event === 'play' || event.event === 'trump') this.#moved();
    const sentences = this.seen.take(event, seq);
    // What happened before one came is not told again, nor shown move by move.
    if (seq <= this.#shownUpTo) {
      if (event.event === 'draw' || event.event === 'out') this.seen.gather();
      return 0;
    }
    this.news = sentences;
    return this.#pauseAfter(event.event);
  }

  #moved() {
    this.pending = undefined;
    this.turn = undefined;
    this.hint = undefined;
    this.refused = undefined;
  }

  #pauseAfter(event: string): number {
    if (event === 'play') return moveTime();
    if (event === 'trick') return settings.trickPause;
    return event === 'draw' ? moveTime() + breath : 0;
  }
}
