// The presets as the engine has them, every option named; asked for once.
import { analyst } from '../engine/engines';
import type { Resolved } from './options';

let asked: Promise<Resolved[]> | undefined;

export function presets(): Promise<Resolved[]> {
  asked ??= analyst()
    .call('rules', {})
    .then((all) => all as Resolved[]);
  return asked;
}
