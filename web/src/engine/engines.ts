// The page's two workers: one has the table, the other thinks about hands without delaying it.
import { notices } from '../parts/notices.svelte';
import { Engine } from './engine';

const make = () => new Engine((notice) => notices.take(notice));

export const engine = make();

let second: Engine | undefined;

/** For reviews, puzzles, the referee: started when it is first needed. */
export function analyst(): Engine {
  second ??= make();
  return second;
}
