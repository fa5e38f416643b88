// The screens by the first part of the address; each is loaded when it is first shown.
import type { Component } from 'svelte';
import Start from './Start.svelte';

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  parts: string[];
}

interface Screen {
  name: string;
  load: () => Promise<{ default: Component<ScreenProps> }> | { default: Component<ScreenProps> };
}

type Module<Props extends Record<string, unknown>> = { default: Component<Props> };

// A screen that makes nothing of the rest of the address has no props.
function plain(module: Module<Record<string, never>>): { default: Component<ScreenProps> } {
  return module as unknown as { default: Component<ScreenProps> };
}

const start: Screen = { name: 'start', load: () => plain({ default: Start }) };

const screens: Record<string, Screen> = {
  new: { name: 'new', load: () => import('./NewTable.svelte') },
  table: { name: 'table', load: () => import('./Table.svelte') },
  play: { name: 'play', load: () => import('./PlaySeed.svelte') },
  games: { name: 'games', load: () => import('./Games.svelte') },
  review: { name: 'review', load: () => import('./Review.svelte') },
  learn: { name: 'learn', load: () => import('./Learn.svelte') },
  rules: { name: 'rules', load: () => import('./RulesScreen.svelte') },
  referee: { name: 'referee', load: () => import('./Referee.svelte') },
  puzzles: { name: 'puzzles', load: () => import('./Puzzles.svelte') },
  settings: { name: 'settings', load: async () => plain(await import('./Settings.svelte')) },
};

export function screenFor(parts: readonly string[]): Screen {
  return screens[parts[0] ?? ''] ?? start;
}
