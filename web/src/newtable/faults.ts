// Why rules cannot be played, with the names that the page gives to options and values.
import { EngineFault } from '../engine/engine';
import { analyst } from '../engine/engines';
import type { Fault, Rules } from '../engine/types';
import type { Option } from '../rules/options';
import { optionName } from '../rules/sentences';
import { catalogue, t, tk } from '../text/catalogue.svelte';
import { reasonText } from '../text/reasons';

/** What keeps so many players from these rules, by the engine: what does not go together, or asks for too many cards. */
export async function faultOf(rules: Rules, players: number): Promise<Fault | undefined> {
  try {
    await analyst().call('rules', { rules, players });
    return undefined;
  } catch (error) {
    if (error instanceof EngineFault) return error.fault;
    throw error;
  }
}

function valueText(option: string, value: string): string {
  const key = `page.rules.value.${option}.${value}`;
  return catalogue.has(key) ? tk(key) : value;
}

export function forbiddenText(fault: Fault): string {
  const { option, value, other, other_value, hand, players, limit } = fault.args;
  if (fault.code === 'hand-too-large')
    return t('page.new.hand-too-large', {
      hand: Number(hand),
      players: Number(players),
      limit: Number(limit),
    });
  if (fault.code !== 'forbidden-combination') return reasonText(fault, 'fault', { names: [] });
  return t('page.new.forbidden', {
    option: optionName(option as Option),
    value: valueText(String(option), String(value)),
    other: optionName(other as Option),
    other_value: valueText(String(other), String(other_value)),
  });
}
