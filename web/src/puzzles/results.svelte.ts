// Which puzzles a person has solved, and which they have only tried; kept in the browser.
import { keep, recall } from '../settings/kept';

const key = 'puzzles';

export type Result = 'solved' | 'failed';

class Results {
  #of: Record<number, Result> = $state({});
  #loaded: Promise<void> | undefined;

  load(): Promise<void> {
    this.#loaded ??= recall<Record<number, Result>>(key).then((kept) => {
      this.#of = { ...kept, ...this.#of };
    });
    return this.#loaded;
  }

  of(number: number): Result | undefined {
    return this.#of[number];
  }

  /** What is solved stays so. */
  note(number: number, result: Result) {
    if (this.#of[number] === 'solved') return;
    this.#of[number] = result;
    void keep(key, $state.snapshot(this.#of));
  }
}

export const results = new Results();
export const isSolved = (number: number) => results.of(number) === 'solved';
