import { expect, test } from 'vitest';
import table from '../../tests/golden/study.csv?raw';
import objects from '../../tests/golden/study.jsonl?raw';
import type { StudyFigures } from '../engine/types';
import { csvOf } from './csv';

const figures: StudyFigures[] = objects
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

// Quotes and decimals are as each of the two writes them; numbers are the same.
const rowsOf = (csv: string) =>
  csv.split('\n').map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare = '']) => {
      const field = quoted ?? bare;
      return field === '' || Number.isNaN(Number(field)) ? field : Number(field);
    }),
  );

test('the table is that of linger study --csv', () => {
  const names: Record<string, string> = { survival: 'survival', bicycle: 'bicycle, hand=5' };
  const made = csvOf(figures, ({ preset }) => names[preset] ?? preset);
  expect(rowsOf(made)).toEqual(rowsOf(table));
});
