import { beforeAll, expect, test } from 'vitest';
import document from '../../../docs/findings.md?raw';
import { catalogue } from '../text/catalogue.svelte';
import {
  findings,
  findingText,
  firstSentence,
  rulingsIn,
  writtenRange,
  writtenValue,
} from './findings';

beforeAll(() => catalogue.whole());

test('values are written in the language, as the document has them', async () => {
  const share = { value: 0.387, low: 0.386, high: 0.388, kind: 'share' } as const;
  const exact = { value: 0.25, kind: 'share' } as const;
  const count = { value: 1_000_000, kind: 'count' } as const;
  const interval = { value: 5.5533, low: 5.552, high: 5.5546 };
  const length = { ...interval, kind: 'number', places: 2, range_places: 3 } as const;
  const points = { value: -0.0123, low: -0.031, high: 0.006, kind: 'points' } as const;
  await catalogue.speak('en');
  expect(writtenValue(share)).toBe('38.7\u00a0%');
  expect(writtenRange(share)).toBe('38.6–38.8\u00a0%');
  expect(writtenRange(exact)).toBe('25.0\u00a0%');
  expect(writtenValue(count)).toBe('1,000,000');
  expect(writtenValue(length)).toBe('5.55');
  expect(writtenRange(length)).toBe('5.552–5.555');
  expect(writtenValue(points)).toBe('−1.2');
  expect(writtenRange(points)).toBe('−3.1 to +0.6');
  await catalogue.speak('de');
  expect(writtenRange(share)).toBe('38,6–38,8\u00a0%');
  expect(writtenValue(count)).toBe('1.000.000');
  expect(writtenRange(points)).toBe('−3,1 bis +0,6');
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
