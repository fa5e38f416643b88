// Records as text: read from a file or a paste, written to a file.
import type { MatchRecord } from '../engine/types';
import { saveText } from '../parts/save';
import { t } from '../text/catalogue.svelte';

/** Its message is a sentence. */
export class RecordTrouble extends Error {}

const limit = 4_000_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One JSON object, or one a line. Whether they are sound the engine says. */
export function readRecords(text: string): MatchRecord[] {
  if (text.length > limit) throw new RecordTrouble(t('page.referee.open.too-large'));
  const whole = parsed(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = whole === undefined ? lines.map(parsed) : [whole];
  const records = values.filter((value) => typeof value === 'object' && value !== null);
  if (records.length === 0 || records.length < values.length)
    throw new RecordTrouble(t('page.referee.open.no-record'));
  return records as MatchRecord[];
}

export function saveFile(record: MatchRecord, name: string) {
  saveText(`${JSON.stringify(record)}\n`, 'application/json', name);
}
