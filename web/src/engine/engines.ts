// The page's workers: one has the table, another thinks about hands without delaying it, and who needs
// one for long has it alone.
import { notices } from '../parts/notices.svelte';
import { Engine } from './engine';

/** One of one's own, to be closed. */
export const make = () => new Engine((notice) => notices.take(notice));

export const engine = make();

let second: Engine | undefined;

/** For reviews, puzzles, the referee: started when it is first needed. */
export function analyst(): Engine {
  second ??= make();
  return second;
}
