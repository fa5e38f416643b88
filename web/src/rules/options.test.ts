import { expect, it } from 'vitest';
import messages from '../../../catalogues/en.json';
import { facts, options, rulings, valuesOf } from './options';
import { otherWinners } from './otherWinners';

it('knows every value that the catalogues explain, and has a word for each', () => {
  const values = Object.entries(valuesOf).flatMap(([option, all]) =>
    all.map((value) => `${option}.${value}`),
  );
  const explained = Object.keys(messages)
    .filter((key) => /^option\.\w+\.[\w-]+$/.test(key) && !/^option\.(hand|match)\./.test(key))
    .map((key) => key.slice('option.'.length));
  expect(new Set(values)).toEqual(new Set(explained));
  for (const value of values) expect(messages).toHaveProperty([`page.rules.value.${value}`]);
  for (const option of options) expect(messages).toHaveProperty([`page.rules.option.${option}`]);
});

it('knows every preset, ruling and fact', () => {
  const presets = Object.keys(messages).filter((key) => /^preset\..*\.text$/.test(key));
  for (const key of presets)
    expect(messages).toHaveProperty([`page.rules.${key.replace('.text', '')}`]);
  const titled = Object.keys(messages).filter((key) => /^(ruling|fact)\..*\.title$/.test(key));
  expect(titled.map((key) => key.split('.')[1])).toEqual([...rulings, ...facts]);
});

it('has a figure for what decides hands, and none for what survival has itself', () => {
  expect(otherWinners('elimination', 'before-draw', 4)?.low).toBeGreaterThan(0.1);
  expect(otherWinners('stock_end', 'play-on', 4)?.high).toBe(0);
  expect(otherWinners('elimination', 'after-draw', 4)).toBeUndefined();
  expect(otherWinners('scoring', 'pot', 4)).toBeUndefined();
});
