import { expect, test } from 'vitest';
import type { MatchRecord } from '../engine/types';
import { mostBytes, packed, unpacked } from './link';
import { readLink, readRecords } from './records';

const record: MatchRecord = {
  format: 'linger-record/1',
  rules: { preset: 'survival' },
  players: ['Ünal', 'Ben', 'Cleo'],
  rounds: [{ dealer: 0, seed: 'a/1', moves: 'KC' }],
};
const text = JSON.stringify(record);

test('a record comes out of its link as it went in', async () => {
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await readLink(link)).toEqual(record);
  expect(await readRecords(` https://example.org/x/#r=${link}\n`)).toEqual([{ record }]);
});

// Written by Python's zlib (wbits -15) and base64.urlsafe_b64encode.
test('a link that another program made is read', async () => {
  expect(await unpacked('q1ZKyy_KTSxRslLKycxLTy3SLUpNzi9K0TdUqgUA')).toBe(
    '{"format":"linger-record/1"}',
  );
});

test('a damaged link is refused, and one that unpacks without end', async () => {
  const link = await packed(record);
  for (const bad of ['', '???', link.slice(0, -9), `${link.slice(0, 12)}AAAA${link.slice(16)}`])
    await expect(readLink(bad)).rejects.toMatchObject({ code: 'bad-link' });
  const zeros = { ...record, note: '0'.repeat(mostBytes) } as MatchRecord;
  await expect(readLink(await packed(zeros))).rejects.toMatchObject({ code: 'too-large' });
});

test('one record may be written on many lines, and several one a line', async () => {
  expect(await readRecords(JSON.stringify(record, null, 2))).toEqual([{ record }]);
  expect(await readRecords(`\uFEFF${text}\n\n${text}\r\n`)).toEqual([
    { record, line: 1 },
    { record, line: 3 },
  ]);
});

test('what cannot be read says where', async () => {
  await expect(readRecords(' \n')).rejects.toMatchObject({ code: 'empty' });
  await expect(readRecords('hello')).rejects.toMatchObject({ code: 'not-json', line: undefined });
  await expect(readRecords(`${text}\n{"format"\n`)).rejects.toMatchObject({ line: 2 });
  await expect(readRecords(`${text}\n`.repeat(201))).rejects.toMatchObject({ code: 'too-many' });
  await expect(readRecords(' '.repeat(mostBytes + 1))).rejects.toMatchObject({ code: 'too-large' });
});
