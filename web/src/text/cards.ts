// Cards in the language that is set.
import type { CardCode, Suit } from '../engine/types';
import { joined, t, tk } from './catalogue.svelte';

export const rankOrder = '23456789TJQKA';

export const suitOf = (card: CardCode) => card[1] as Suit;
export const rankOf = (card: CardCode) => card[0] as string;
export const strength = (card: CardCode) => rankOrder.indexOf(rankOf(card));

/** "K♣" */
export function cardSign(card: CardCode): string {
  return t('card.symbols', { rank: rankLetter(card), suit: tk(`suit.${suitOf(card)}.symbol`) });
}

/** "king of clubs" */
export function cardName(card: CardCode): string {
  return t('card.name', { rank: tk(`rank.${rankOf(card)}.name`), suit: suitName(suitOf(card)) });
}

/** "K", "10" */
export const rankLetter = (card: CardCode) => tk(`rank.${rankOf(card)}.letter`);
export const suitName = (suit: Suit) => tk(`suit.${suit}`);

/** "K♣ 10♦" */
export function cardSigns(cards: readonly CardCode[]): string {
  return cards.length === 0 ? t('list.none') : cards.map(cardSign).join(' ');
}

/** "king of clubs, ten of diamonds" */
export const cardNames = (cards: readonly CardCode[]) => joined(cards.map(cardName));

export function parseCards(text: string): CardCode[] {
  return text.split(/\s+/).filter((card) => card !== '');
}

/** All 52, in the canonical order. */
export const pack: readonly CardCode[] = [...'CDHS'].flatMap((suit) =>
  [...rankOrder].map((rank) => rank + suit),
);
