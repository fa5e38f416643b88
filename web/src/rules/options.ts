// The options of the rules as the engine knows them: which ruling each belongs to, and the values that
// it can have.
import known from 'engine:options';
import type { KnownOption, Rules } from '../engine/types';

export type Option = Exclude<keyof Rules, 'preset'>;
export type NamedOption = Exclude<Option, 'hand' | 'match'>;
/** Every option is set. */
export type Resolved = Required<Rules>;

const numberOf = (ruling: string) => Number(ruling.slice(1));

/** In the order of the rulings. */
const inOrder = [...known.options].sort((a, b) => numberOf(a.ruling) - numberOf(b.ruling));

const each = <Value>(value: (option: KnownOption) => Value) =>
  Object.fromEntries(inOrder.map((option) => [option.name, value(option)]));

export const rulingOf = each(({ ruling }) => ruling) as Record<Option, string>;
export const options = Object.keys(rulingOf) as Option[];
export const valuesOf = each(({ values = [] }) => values) as Record<NamedOption, string[]>;
/** Of those with a number, at the most; the least is 1. */
export const mostOf = each(({ most = 0 }) => most) as Record<'hand' | 'match', number>;

const { least, most } = known.players;
export const mostPlayers = most;
export const playerCounts = Array.from({ length: most - least + 1 }, (_, index) => least + index);

export const rulings = Array.from({ length: 14 }, (_, index) => `R${index + 1}`);
export const facts = Array.from({ length: 9 }, (_, index) => `F${index + 1}`);

export const optionsOf = (ruling: string) => options.filter((name) => rulingOf[name] === ruling);

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
