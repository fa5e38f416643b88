// The deck of a seed, computed by the page on its own and not by the engine that dealt: as
// docs/formats.md has it, so that one checks the other.
import type { CardCode } from '../engine/types';
import { pack } from '../text/cards';

const wordsInAll = 2 ** 32;

/** The words of SHA-256(seed ‖ counter), counter = 0, 1, 2, … as 8 bytes big-endian. */
async function* stream(seed: string): AsyncGenerator<number> {
  const text = new TextEncoder().encode(seed);
  const bytes = new Uint8Array(text.length + 8);
  bytes.set(text);
  for (let counter = 0; ; ++counter) {
    new DataView(bytes.buffer).setBigUint64(text.length, BigInt(counter));
    const words = new DataView(await crypto.subtle.digest('SHA-256', bytes));
    for (let at = 0; at < words.byteLength; at += 4) yield words.getUint32(at);
  }
}

/** An integer below `limit`; words that would favour some of them are passed over. */
async function integer(words: AsyncGenerator<number>, limit: number): Promise<number> {
  const fair = wordsInAll - (wordsInAll % limit);
  for (;;) {
    const word: number = (await words.next()).value;
    if (word < fair) return word % limit;
  }
}

/** Fisher–Yates: for i from the last place down to 1, places i and j change, j at most i. */
export async function shuffled(cards: readonly CardCode[], seed: string): Promise<CardCode[]> {
  const words = stream(seed);
  const result = [...cards];
  for (let i = result.length - 1; i > 0; --i) {
    const j = await integer(words, i + 1);
    [result[i], result[j]] = [result[j] as CardCode, result[i] as CardCode];
  }
  return result;
}

/** The 52 cards, the first to be dealt first. */
export const deckOf = (seed: string) => shuffled(pack, seed);

/** The stock that the j-th reshuffle of a hand makes of its finished tricks. */
export const reshuffleOf = (cards: readonly CardCode[], seed: string, j: number) =>
  shuffled(cards, `${seed}:reshuffle:${j}`);
