// The screens by the first part of the address; each is loaded when it is first shown.
import type { Component } from 'svelte';
import Start from './Start.svelte';

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  parts: string[];
}

// Those that take no parts are given them all the same.
type Loaded = { default: Component<ScreenProps> | Component };

interface Screen {
  name: string;
  load: () => Promise<Loaded> | Loaded;
}

const start: Screen = { name: 'start', load: () => ({ default: Start }) };

const screens: Record<string, Screen> = {
  new: { name: 'new', load: () => import('./NewTable.svelte') },
  table: { name: 'table', load: () => import('./Table.svelte') },
  play: { name: 'play', load: () => import('./PlaySeed.svelte') },
  games: { name: 'games', load: () => import('./Games.svelte') },
  review: { name: 'review', load: () => import('./Review.svelte') },
  record: { name: 'record', load: () => import('./SharedRecord.svelte') },
  learn: { name: 'learn', load: () => import('./Learn.svelte') },
  rules: { name: 'rules', load: () => import('./RulesScreen.svelte') },
  referee: { name: 'referee', load: () => import('./Referee.svelte') },
  puzzles: { name: 'puzzles', load: () => import('./Puzzles.svelte') },
  study: { name: 'study', load: () => import('./Study.svelte') },
  settings: { name: 'settings', load: () => import('./Settings.svelte') },
};

export function screenFor(parts: readonly string[]): Screen {
  return screens[parts[0] ?? ''] ?? start;
}
