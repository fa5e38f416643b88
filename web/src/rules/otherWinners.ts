// How often a value of an option gives a hand to somebody else than survival does, at four players:
// measured by tools/other_winners.cpp.
import figures from './other-winners.json';

interface Figure {
  option: string;
  value: string;
  hand: number;
  /** Shares of hands, by players of different strength. */
  low: number;
  high: number;
}

export function otherWinners(option: string, value: string, hand: number): Figure | undefined {
  const all: Figure[] = figures;
  return all.find((one) => one.option === option && one.value === value && one.hand === hand);
}
