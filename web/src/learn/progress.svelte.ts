// How far a person has got with learning; kept in the browser.
import { keep, recall } from '../settings/kept';
import type { ExerciseName } from './exercises';

const key = 'learn';

class Progress {
  /** The page of the guided hand to go on with; 0 before its beginning. */
  page = $state(0);
  /** The guided hand has been played to its end. */
  played = $state(false);
  done: ExerciseName[] = $state([]);
  #loaded: Promise<void> | undefined;

  load(): Promise<void> {
    this.#loaded ??= recall<Pick<Progress, 'page' | 'played' | 'done'>>(key).then((kept) => {
      Object.assign(this, kept);
    });
    return this.#loaded;
  }

  reach(page: number) {
    this.page = page;
    this.#keep();
  }

  finishHand() {
    this.page = 0;
    this.played = true;
    this.#keep();
  }

  finish(name: ExerciseName) {
    if (!this.done.includes(name)) this.done.push(name);
    this.#keep();
  }

  #keep() {
    void keep(key, { page: this.page, played: this.played, done: [...this.done] });
  }
}

export const progress = new Progress();
