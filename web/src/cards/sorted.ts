// The order of a hand: by suit, trumps first, the strongest first.
import type { CardCode, Suit } from '../engine/types';
import { strength, suitOf } from '../text/cards';

// Black and red in turn, so that two suits side by side are told apart.
const bySuit = 'SHCD';

export function sortedHand(cards: readonly CardCode[], trump?: Suit): CardCode[] {
  const place = (card: CardCode) => (suitOf(card) === trump ? -1 : bySuit.indexOf(suitOf(card)));
  return [...cards].sort((a, b) => place(a) - place(b) || strength(b) - strength(a));
}
