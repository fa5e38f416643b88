import { mount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../text/catalogue.svelte';
import ChartFigure from './ChartFigure.svelte';

beforeAll(() => catalogue.whole());

test('every bar and every entry of the legend is filled by a pattern of its own name', () => {
  const points = [{ value: 0.5, low: 0.4, high: 0.6 }];
  const series = ['one', 'another', 'a third'].map((name) => ({ name, points }));
  const chart = { unit: 'share' as const, across: 'players', up: 'share', groups: ['4'], series };
  const target = document.createElement('div');
  mount(ChartFigure, { target, props: { chart, label: 'a chart' } });
  const names = [...target.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  const fills = [...target.querySelectorAll('rect[fill]')].map((bar) => bar.getAttribute('fill'));
  expect(fills.length).toBe(2 * series.length);
  expect(new Set(fills)).toEqual(new Set(names.map((name) => `url(#${name})`)));
});
