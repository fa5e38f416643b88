// The own hand: where its cards lie, and which card a letter goes to.
import type { CardCode, Suit } from '../engine/types';
import { suitOf } from '../text/cards';

export interface HandLayout {
  cardWidth: number;
  height: number;
  /** Of each card, from the left and the top. */
  places: { left: number; top: number }[];
}

// So much of a card has to be free of the next one to be tapped.
const touch = 46;
const ratio = 1.4;

export function cardWidthFor(width: number): number {
  return width < 480 ? 60 : width < 700 ? 78 : 92;
}

/** In one row if a finger finds every card, else in two. `most` cards keep the height as it is. */
export function layOut(count: number, most: number, width: number): HandLayout {
  const cardWidth = cardWidthFor(width);
  const cardHeight = cardWidth * ratio;
  const fits = (cards: number) => cards < 2 || (width - cardWidth) / (cards - 1) >= touch;
  const lower = Math.max(touch, cardHeight * 0.56);
  const height = cardHeight + (fits(Math.max(most, count)) ? 0 : lower);
  const rows = fits(count) ? 1 : 2;
  const perRow = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
    const step = inRow < 2 ? 0 : Math.min(cardWidth + 8, (width - cardWidth) / (inRow - 1));
    const start = (width - (step * (inRow - 1) + cardWidth)) / 2;
    return {
      left: start + step * (index - row * perRow),
      top: rows === 1 ? height - cardHeight : row * lower,
    };
  });
  return { cardWidth, height, places };
}

/** The next card after `from` whose suit's name begins with the letter; none has it: -1. */
export function nextOfLetter(
  cards: readonly CardCode[],
  from: number,
  letter: string,
  initial: (suit: Suit) => string,
): number {
  for (let step = 1; step <= cards.length; step += 1) {
    const index = (from + step) % cards.length;
    const card = cards[index];
    if (card && initial(suitOf(card)) === letter) return index;
  }
  return -1;
}
