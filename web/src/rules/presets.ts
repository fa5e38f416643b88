// The presets as the engine has them, every option named; asked for once.
import { engine } from '../engine/engines';
import type { Resolved } from './options';

let asked: Promise<Resolved[]> | undefined;

export function presets(): Promise<Resolved[]> {
  asked ??= engine.call('rules', {}).then((all) => all as Resolved[]);
  return asked;
}
