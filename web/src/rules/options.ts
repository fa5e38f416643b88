// The options of the rules: which ruling each belongs to, and the values that it can have.
import type { Rules } from '../engine/types';

export type Option = Exclude<keyof Rules, 'preset'>;
export type NamedOption = Exclude<Option, 'hand' | 'match'>;
/** Every option is set. */
export type Resolved = Required<Rules>;

/** In the order of the rulings. */
export const rulingOf: Record<Option, string> = {
  hand: 'R1',
  trump: 'R2',
  opening: 'R3',
  draw: 'R6',
  elimination: 'R6',
  stock_end: 'R9',
  last_trick: 'R10',
  first_dealer: 'R11',
  next_dealer: 'R12',
  match: 'R13',
  scoring: 'R14',
};

export const options = Object.keys(rulingOf) as Option[];

export const valuesOf: Record<NamedOption, readonly string[]> = {
  trump: ['dealer-last', 'stock-top', 'stock-aside', 'none', 'first-winner'],
  opening: ['any', 'trump'],
  draw: ['one', 'per-card'],
  elimination: ['after-draw', 'before-draw'],
  stock_end: ['final-draw-wins', 'play-on', 'reshuffle'],
  last_trick: ['trick-winner', 'last-holder'],
  first_dealer: ['random', 'cut-low'],
  next_dealer: ['rotate', 'winner'],
  scoring: ['hand-wins', 'chips-per-trick', 'chips-per-opponent', 'pot', 'cards-left'],
};

export const rulings = Array.from({ length: 14 }, (_, index) => `R${index + 1}`);
export const facts = Array.from({ length: 9 }, (_, index) => `F${index + 1}`);

export const optionsOf = (ruling: string) => options.filter((name) => rulingOf[name] === ruling);

/** The limits: 52 cards, of which one may be turned. */
export function largestHand(players: number, trump: string): number {
  const turned = trump === 'stock-top' || trump === 'stock-aside' ? 1 : 0;
  return Math.min(17, Math.floor((52 - turned) / players));
}

export function handSize(rules: Resolved, players: number): number {
  return rules.hand === 'players' ? players : rules.hand;
}

/** How many cards lie in the stock after the deal. */
export function stockSize(rules: Resolved, players: number): number {
  return 52 - players * handSize(rules, players) - (rules.trump === 'stock-aside' ? 1 : 0);
}

/** An option's value as a word: "players", "7", "play-on", "first_to:3". */
export function valueWord(rules: Resolved, option: Option): string {
  if (option !== 'match') return String(rules[option]);
  const { first_to, hands } = rules.match;
  return first_to === undefined ? `hands:${hands}` : `first_to:${first_to}`;
}

/** What differs between two sets of rules. */
export function differing(a: Resolved, b: Resolved): Option[] {
  return options.filter((option) => valueWord(a, option) !== valueWord(b, option));
}

/** As records write them: a preset, and what differs from it. */
export function shortRules(preset: Resolved, rules: Resolved): Rules {
  const changes = differing(preset, rules).map((option) => [option, rules[option]]);
  return { preset: preset.preset, ...Object.fromEntries(changes) };
}
