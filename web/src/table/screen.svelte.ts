// Who looks at the table at this screen: one person; or several, to whom the device is passed, and
// then between their turns nobody, so that nothing of a hand is left on the screen.
import { engine } from '../engine/engines';
import { uniqueId } from '../engine/ids';
import type { Deed, Opened } from '../engine/types';
import { moveTime, settings } from '../settings/settings.svelte';
import { Game, type Watcher } from './game.svelte';

export class TableScreen {
  game: Game = $state() as Game;
  /** To whose seat the device is to be passed. */
  passTo: number | undefined = $state();
  readonly several: boolean;

  #opened: Opened;
  #watcher: Watcher;
  // The hand after which the next was asked for.
  #dealtAfter: number | undefined;

  constructor(opened: Opened, watcher: Watcher) {
    this.#opened = opened;
    this.#watcher = watcher;
    this.several = opened.seats.length > 1;
    this.#look(this.several ? undefined : opened.seats[0]?.seat);
  }

  close() {
    this.game.close();
  }

  /** Deals the first hand where none has been dealt. */
  begin() {
    if (this.game.ready && this.game.seen?.round === 0) this.deal('start');
  }

  /** Covers the table if the turn is another person's than the one who looks. */
  follow() {
    const seat = this.game.turn?.seat;
    if (!this.several || seat === undefined || seat === this.passTo) return;
    if (seat === this.game.seen?.reader || !this.#token(seat)) return;
    this.#look(undefined);
    this.passTo = seat;
  }

  /** The person to whom it was passed has it. */
  reveal() {
    this.#look(this.passTo);
    this.passTo = undefined;
  }

  /** Once for each hand: a double click is one click. */
  deal(deed: 'start' | 'next') {
    const { seen } = this.game;
    if (seen?.round === this.#dealtAfter) return;
    this.#dealtAfter = seen?.round;
    if (seen?.reader === undefined) return this.#dealFor(deed);
    if (seen.seats[seen.reader]?.kind === 'bot') this.game.do('return');
    this.game.do(deed);
  }

  /** Lets the hand be played to its end for the person: it is decided. */
  finish() {
    this.game.quick = true;
    this.game.do('bot');
  }

  /** Whether somebody at this screen still holds cards, or will be dealt some. */
  get anyoneIn(): boolean {
    const { seen } = this.game;
    if (!seen || seen.round === 0 || seen.end) return true;
    return this.#opened.seats.some(({ seat }) => {
      const there = seen.seats[seat];
      return there?.kind === 'person' && !there.out;
    });
  }

  #look(seat: number | undefined) {
    this.game?.close();
    const token = seat === undefined ? undefined : this.#token(seat);
    this.game = new Game((hear) => engine.connect(token, hear));
    this.game.watcher = this.#watcher;
  }

  #token(seat: number): string | undefined {
    return this.#opened.seats.find((own) => own.seat === seat)?.token;
  }

  // Those who only look may not deal: it is done for the first of those who sit here.
  #dealFor(deed: Deed) {
    const connection = engine.connect(this.#opened.seats[0]?.token, () => {});
    connection.send({ id: uniqueId(), do: deed });
    connection.close();
  }
}

const botPause = { off: 60, fast: 250, normal: 600, slow: 1000 };

// By how much the first bot waits longer after the person's card, so that it can be taken back.
const grace = 500;

/** In step with what is shown: bots wait, after a trick longer. */
export function setPace(quick: boolean, ownTurn: boolean) {
  const usual = quick ? 150 : botPause[settings.animation];
  const trick = quick ? 150 : Math.max(usual, settings.trickPause + 2 * moveTime());
  const bot = ownTurn && settings.animation !== 'off' ? usual + grace : usual;
  void engine.call('pace', { bot, trick });
}
