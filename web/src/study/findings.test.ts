import { beforeAll, expect, test } from 'vitest';
import document from '../../../docs/findings.md?raw';
import { catalogue } from '../text/catalogue.svelte';
import {
  findings,
  findingText,
  firstSentence,
  rulingsIn,
  writtenError,
  writtenValue,
} from './findings';

beforeAll(() => catalogue.whole());

test('values are written in the language, as the document has them', async () => {
  const share = {
    ...{ value: 0.387, low: 0.386, high: 0.388, kind: 'share' as const },
    ...{ places: 1, error_places: 1 },
  };
  const none = { value: 0, low: 0, high: 0.0001, kind: 'share' as const, places: 0 };
  const count = { value: 1_000_000, kind: 'count' as const };
  const length = {
    ...{ value: 5.5533, low: 5.552, high: 5.5546, kind: 'number' as const },
    ...{ places: 2, error_places: 3 },
  };
  const points = {
    ...{ value: -0.0123, low: -0.031, high: 0.006, kind: 'points' as const },
    ...{ places: 1, error_places: 1 },
  };
  await catalogue.speak('en');
  expect(writtenValue(share)).toBe('38.7\u00a0%');
  expect(writtenError(share)).toBe('38.7 % ±\u00a00.1');
  expect(writtenError(none)).toBe('0\u00a0%');
  expect(writtenError(count)).toBe('1,000,000');
  expect(writtenValue(length)).toBe('5.55');
  expect(writtenError(length)).toBe('5.553 ±\u00a00.001');
  expect(writtenError(points)).toBe('−1.2 ±\u00a01.9');
  await catalogue.speak('de');
  expect(writtenValue(share)).toBe('38,7\u00a0%');
  expect(writtenValue(count)).toBe('1.000.000');
});

test('every finding says here what it says in docs/findings.md', async () => {
  await catalogue.speak('en');
  for (const finding of await findings())
    for (const part of ['title', 'claim', 'text', 'more', 'chart'] as const)
      expect(document).toContain(findingText(finding, part).replaceAll('\u00a0', ' '));
});

test('a first sentence ends where the next begins', () => {
  expect(firstSentence('It is 38.7 %. The rest follows.')).toBe('It is 38.7 %.');
  expect(firstSentence('Only one')).toBe('Only one');
  expect(firstSentence('Es sind 5,5 Stiche (R7). Überall.')).toBe('Es sind 5,5 Stiche (R7).');
});

test('rulings are found once each', () => {
  expect(rulingsIn('By R6 and F2, and R6 again; R14.')).toEqual(['R6', 'F2', 'R14']);
});
