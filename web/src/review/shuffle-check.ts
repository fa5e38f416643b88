// Whether the cards that a hand dealt, turned and drew are those of its seed.
import type { CardCode, RoundRecord, Rules, TableEvent } from '../engine/types';
import { parseCards } from '../text/cards';
import { deckOf, reshuffleOf } from './shuffle';

/** A card that came out of the deck, and what the seed has in its place. */
export interface CheckedCard {
  /** In the deck, from 1. */
  place: number;
  expected: CardCode;
  /** None: it never left the stock, and the record does not name it. */
  card?: CardCode;
  fate: 'dealt' | 'turned' | 'drawn' | 'undealt';
  seat?: number;
}

export interface ShuffleCheck {
  seed: string;
  cards: CheckedCard[];
  /** Those that are not the seed's. */
  wrong: CheckedCard[];
  /** New stocks of finished tricks, and those of them that are not the seed's, from 1. */
  reshuffles: number;
  wrongReshuffles: number[];
}

/** The seed of a hand, counted from 1; none where the record names none, or set the cards. */
export function seedOf(round: RoundRecord, matchSeed: string | undefined, number: number) {
  if (round.position) return undefined;
  return round.seed ?? (matchSeed === undefined ? undefined : `${matchSeed}/${number}`);
}

export async function checkShuffle(
  seed: string,
  round: RoundRecord,
  events: readonly TableEvent[],
  rules: Rules,
): Promise<ShuffleCheck> {
  const deck = await deckOf(seed);
  const named = round.deck ? parseCards(round.deck) : [];
  const seen = cardsSeen(events, rules);
  const cards = deck.map((expected, index): CheckedCard => {
    const card = seen.get(index)?.card ?? named[index];
    return {
      fate: 'undealt',
      ...seen.get(index),
      place: index + 1,
      expected,
      ...(card === undefined ? {} : { card }),
    };
  });
  const stocks = round.reshuffles ?? [];
  return {
    seed,
    cards,
    wrong: cards.filter(({ card, expected }) => card !== undefined && card !== expected),
    reshuffles: stocks.length,
    wrongReshuffles: await wrongStocks(stocks, events, seed),
  };
}

type SeenCard = Pick<CheckedCard, 'card' | 'fate' | 'seat'>;

/** What was seen of the deck, by places from 0, up to a reshuffle. */
function cardsSeen(events: readonly TableEvent[], rules: Rules): Map<number, SeenCard> {
  const seen = new Map<number, SeenCard>();
  const deals = events.filter((event) => event.event === 'deal');
  deals.forEach(({ seat, cards }, turn) => {
    cards?.forEach((card, round) => {
      seen.set(round * deals.length + turn, { card, fate: 'dealt', seat });
    });
  });
  // What the stock gives, in order; a card turned under it comes last.
  const turnedAt = seen.size;
  const turns = rules.trump === 'stock-top' || rules.trump === 'stock-aside';
  const order = Array.from({ length: 52 - turnedAt }, (_, index) => turnedAt + index);
  if (turns) order.shift();
  if (rules.trump === 'stock-top') order.push(turnedAt);
  for (const event of events) {
    if (event.event === 'reshuffle') break;
    if (event.event === 'trump' && event.card && turns)
      seen.set(turnedAt, { card: event.card, fate: 'turned' });
    if (event.event === 'draw')
      for (const card of event.cards ?? [])
        seen.set(order.shift() ?? 0, { card, fate: 'drawn', seat: event.seat });
  }
  return seen;
}

async function wrongStocks(
  stocks: readonly string[],
  events: readonly TableEvent[],
  seed: string,
): Promise<number[]> {
  const wrong: number[] = [];
  let number = 0;
  let pile: CardCode[] = [];
  for (const event of events) {
    if (event.event === 'play') pile.push(event.card);
    if (event.event !== 'reshuffle') continue;
    number += 1;
    const expected = await reshuffleOf(pile, seed, number);
    if (parseCards(stocks[number - 1] ?? '').join() !== expected.join()) wrong.push(number);
    pile = [];
  }
  return wrong;
}

/** The command that prints the deck of a seed, the seed quoted for a POSIX shell. */
export const deckCommand = (seed: string) => `linger deck '${seed.replaceAll("'", "'\\''")}'`;
