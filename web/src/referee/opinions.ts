// What the referee says of a record under its own rules and under every preset.
import { EngineFault } from '../engine/engine';
import { analyst } from '../engine/engines';
import type { Fault, MatchRecord, RefereeAnswer, Rules } from '../engine/types';
import { presets } from '../rules/presets';

/** Those who rule alike stand together. */
export interface Opinion {
  /** Names of presets; none for rules of the record's own. */
  presets: string[];
  answer: RefereeAnswer;
}

const sameRuling = ({ rules, ...rest }: RefereeAnswer) => JSON.stringify(rest);

/** One answer; a record that cannot even be read is a fault of it. */
export async function ask(record: MatchRecord, rules?: Rules): Promise<RefereeAnswer | Fault> {
  try {
    const args = rules ? { record, rules } : { record };
    return (await analyst().call('referee', args)) as RefereeAnswer;
  } catch (error) {
    if (error instanceof EngineFault) return error.fault;
    throw error;
  }
}

/** All presets, in their order, grouped by what they say of this record. */
export async function askAll(record: MatchRecord): Promise<Opinion[]> {
  const all = await presets();
  const answers = await Promise.all(all.map(({ preset }) => ask(record, { preset })));
  const opinions = new Map<string, Opinion>();
  answers.forEach((answer, index) => {
    const preset = all[index]?.preset;
    if (preset === undefined || !('findings' in answer)) return;
    const key = sameRuling(answer);
    const opinion = opinions.get(key);
    if (opinion) opinion.presets.push(preset);
    else opinions.set(key, { presets: [preset], answer });
  });
  return [...opinions.values()];
}
