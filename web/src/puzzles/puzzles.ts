// The puzzles: a file of records beside the page, loaded when it is first wanted.
import address from '../../../puzzles/puzzles.jsonl?url';
import type { MatchRecord } from '../engine/types';

export type Puzzle = MatchRecord & Required<Pick<MatchRecord, 'puzzle'>>;

export const grades = [1, 2, 3, 4, 5] as const;

let loading: Promise<Puzzle[]> | undefined;

/** In their order: the first is number 1. Rejects where the file cannot be had. */
export function puzzles(): Promise<Puzzle[]> {
  loading ??= load();
  // The next attempt asks for it again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const lines = (await response.text()).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** The number of the first that is not solved, after this one or else from the beginning. */
export function nextUnsolved(
  count: number,
  solved: (number: number) => boolean,
  after = 0,
): number | undefined {
  for (let step = 1; step <= count; step += 1) {
    const number = ((after + step - 1) % count) + 1;
    if (number !== after && !solved(number)) return number;
  }
  return undefined;
}
