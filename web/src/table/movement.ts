// How cards move over the table: from a hand to the trick, to whoever won it, from the stock.
import { tick } from 'svelte';
import type { TableEvent } from '../engine/types';
import { moveTime } from '../settings/settings.svelte';
import { arrive, depart } from './flight';
import { sound } from './sounds';

export class Movement {
  #stage: () => HTMLElement | undefined;
  #flights: () => HTMLElement | undefined;
  #still: () => boolean;

  /** `stage` holds the table, `flights` what flies over it; nothing moves while `still`. */
  constructor(
    stage: () => HTMLElement | undefined,
    flights: () => HTMLElement | undefined,
    still: () => boolean,
  ) {
    this.#stage = stage;
    this.#flights = flights;
    this.#still = still;
  }

  /** Before an event is shown. */
  before(event: TableEvent) {
    if (event.event === 'play') sound('play');
    if (event.event === 'trick') sound('trick');
    if (this.#time === 0) return;
    if (event.event === 'play') this.#played(event);
    if (event.event === 'draw') this.#drawn(event);
  }

  /** Before a finished trick is cleared off the table. */
  beforeGather(winner: number) {
    const cards = this.#stage()?.querySelectorAll('[data-played] svg.card') ?? [];
    depart(cards, this.#rect(`[data-seat="${winner}"]`), this.#flights(), this.#time);
  }

  get #time(): number {
    return this.#still() ? 0 : moveTime();
  }

  #find(selector: string) {
    return this.#stage()?.querySelector(selector) ?? undefined;
  }

  #rect(selector: string) {
    return this.#find(selector)?.getBoundingClientRect();
  }

  #played({ seat, card }: Extract<TableEvent, { event: 'play' }>) {
    const start = this.#rect(`[data-card="${card}"]`) ?? this.#rect(`[data-seat="${seat}"]`);
    const time = this.#time;
    void tick().then(() => arrive(this.#find(`[data-played="${seat}"] .card`), start, time));
  }

  #drawn({ seat, cards }: Extract<TableEvent, { event: 'draw' }>) {
    const time = this.#time;
    if (!cards) {
      const top = this.#find('[data-stock] .pile svg');
      if (top) depart([top], this.#rect(`[data-seat="${seat}"]`), this.#flights(), time);
      return;
    }
    const start = this.#rect('[data-stock]');
    void tick().then(() => {
      for (const card of cards) arrive(this.#find(`[data-card="${card}"]`), start, time);
    });
  }
}
