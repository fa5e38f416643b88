import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../text/catalogue.svelte';
import { errorText } from './estimates';

beforeAll(() => catalogue.whole());

test('what stands after ± holds the whole interval', async () => {
  await catalogue.speak('en');
  expect(errorText({ value: 0.5, low: 0.4, high: 0.6 }, 'share')).toBe('50.0 % ±\u00a010.0');
  expect(errorText({ value: 0, low: 0, high: 0.278 }, 'share')).toBe('0.0 % ±\u00a027.8');
  expect(errorText({ value: 1, low: 0.722, high: 1 }, 'share')).toBe('100.0 % ±\u00a027.8');
  await catalogue.speak('de');
  expect(errorText({ value: 5.5, low: 5, high: 6 }, 'number')).toBe('5,50 ±\u00a00,50');
});
