// The rules in words, put together from the same keys as the command line's.
import type { Rules } from '../engine/types';
import { catalogue, joined, t, tk } from '../text/catalogue.svelte';
import {
  type NamedOption,
  type Option,
  options,
  optionsOf,
  type Resolved,
  valuesOf,
} from './options';

/** "classic", or "survival, changed: …" of whatever stands in a record. */
export function rulesName(rules: Rules): string {
  const name = presetName(rules.preset ?? 'survival');
  const changed = options.filter((option) => rules[option] !== undefined);
  // Resolved rules name every option, so nothing can be told from that.
  if (changed.length === 0 || changed.length === options.length) return name;
  return t('page.rules.changed', { name, list: joined(changed.map(optionName)) });
}

export const presetName = (preset: string) => tk(`page.rules.preset.${preset}`);
export const optionName = (option: Option) => tk(`page.rules.option.${option}`);

const keyOf = (ruling: string) => `${ruling.startsWith('F') ? 'fact' : 'ruling'}.${ruling}`;

export const rulingTitle = (ruling: string) => tk(`${keyOf(ruling)}.title`);

/** Empty for a ruling of which its options say all. */
export function rulingText(ruling: string): string {
  const key = `${keyOf(ruling)}.text`;
  return catalogue.has(key) ? t(key) : '';
}

/** What one value of an option means. */
export function valueSentence(option: NamedOption, value: string): string {
  return tk(`option.${option}.${value}`);
}

/** What an option means as it is set. */
export function optionSentence(rules: Resolved, option: Option): string {
  if (option === 'hand')
    return rules.hand === 'players'
      ? t('option.hand.players')
      : t('option.hand.number', { count: rules.hand });
  if (option === 'match') {
    const { first_to, hands = 0 } = rules.match;
    return first_to === undefined
      ? t('option.match.hands', { count: hands })
      : t('option.match.first_to', { count: first_to });
  }
  const sentence = valueSentence(option, rules[option]);
  if (rules[option] !== 'last-holder' || rules.stock_end !== 'reshuffle') return sentence;
  return `${sentence} ${t('option.last_trick.last-holder.reshuffle')}`;
}

/** All that a ruling says under these rules. */
export function rulingUnder(rules: Resolved, ruling: string): string {
  const sentences = optionsOf(ruling).map((option) => optionSentence(rules, option));
  return [rulingText(ruling), ...sentences].filter((text) => text !== '').join(' ');
}

/** An option's value in a word or two, for tables. */
export function valueName(rules: Resolved, option: Option): string {
  if (option === 'hand')
    return rules.hand === 'players' ? t('page.rules.value.hand.players') : String(rules.hand);
  if (option === 'match') {
    const { first_to, hands = 0 } = rules.match;
    return first_to === undefined
      ? t('page.rules.value.match.hands', { count: hands })
      : t('page.rules.value.match.first_to', { count: first_to });
  }
  return tk(`page.rules.value.${option}.${rules[option]}`);
}

/** A value that an option can have, and what it means. */
export interface OptionValue {
  option: Option;
  value: string;
  text: string;
}

function valuesOfOption(option: Option): OptionValue[] {
  // Of those with a number, examples.
  if (option === 'hand')
    return [
      { option, value: 'players', text: t('option.hand.players') },
      { option, value: '7', text: t('option.hand.number', { count: 7 }) },
    ];
  if (option === 'match')
    return [
      { option, value: 'first_to:3', text: t('option.match.first_to', { count: 3 }) },
      { option, value: 'hands:1', text: t('option.match.hands', { count: 1 }) },
    ];
  return valuesOf[option].map((value) => ({ option, value, text: valueSentence(option, value) }));
}

export const valuesUnder = (ruling: string): OptionValue[] =>
  optionsOf(ruling).flatMap(valuesOfOption);
