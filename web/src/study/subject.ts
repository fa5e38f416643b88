// What is studied, in words and as the command that studies it too.
import type { Level, StudySubject } from '../engine/types';
import { differing, type Resolved, valueWord } from '../rules/options';
import { optionName, presetName, valueName } from '../rules/sentences';
import { joined, t } from '../text/catalogue.svelte';

/** Hands that a level plays in some seconds. */
export const usualHands: Record<Level, number> = {
  random: 100_000,
  casual: 100_000,
  club: 10_000,
  strong: 1_000,
  expert: 100,
};

/** A dozen letters and digits. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

const changesOf = (all: readonly Resolved[], rules: Resolved) => {
  const preset = all.find((one) => one.preset === rules.preset);
  return preset ? differing(preset, rules) : [];
};

/** "Classic, draw: one a card" */
export function ruleSetName(all: readonly Resolved[], rules: Resolved): string {
  const changes = changesOf(all, rules).map((option) =>
    t('page.study.option', { option: optionName(option), value: valueName(rules, option) }),
  );
  return joined([presetName(rules.preset), ...changes]);
}

/** "classic+draw=per-card" */
function ruleSetWord(all: readonly Resolved[], rules: Resolved): string {
  const changes = changesOf(all, rules);
  return [rules.preset, ...changes.map((option) => `${option}=${valueWord(rules, option)}`)].join(
    '+',
  );
}

const shellWord = (text: string) =>
  /^[\w./,:+@%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** The command line that gives the same figures. */
export function commandOf(
  all: readonly Resolved[],
  rules: readonly Resolved[],
  { players, level, seed }: Omit<StudySubject, 'rules'>,
  hands: number,
): string {
  const names = rules.map((one) => ruleSetWord(all, one)).join(',');
  return [
    'linger study --rules',
    names,
    `--players ${players} --level ${level} --hands ${hands} --seed`,
    shellWord(seed),
  ].join(' ');
}
