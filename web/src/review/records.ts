// Records in a text that somebody gives: one, several as JSON Lines, or a link.
import type { MatchRecord } from '../engine/types';
import { mostBytes, TooLarge, unpacked } from './link';

/** What is wrong with a text before the engine looks at it; `line` of JSON Lines, from 1. */
export class Unreadable extends Error {
  constructor(
    readonly code: 'empty' | 'not-json' | 'bad-link' | 'too-large' | 'too-many',
    readonly line?: number,
  ) {
    super(code);
  }
}

export const mostRecords = 200;

/** A record, not checked yet, and the line where it stands if there are several. */
export interface FoundRecord {
  record: MatchRecord;
  line?: number;
}

/** Rejects with Unreadable. */
export async function readRecords(text: string): Promise<FoundRecord[]> {
  if (text.length > mostBytes) throw new Unreadable('too-large');
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') throw new Unreadable('empty');
  const link = /#r=([^\s#]*)$/.exec(trimmed);
  if (link && !trimmed.startsWith('{')) return [{ record: await readLink(link[1] ?? '') }];
  const whole = parsed(trimmed);
  if (whole !== undefined) return [{ record: whole }];
  return readLines(text);
}

/** The record behind #r=. Rejects with Unreadable. */
export async function readLink(packed: string): Promise<MatchRecord> {
  let text: string;
  try {
    text = await unpacked(packed);
  } catch (error) {
    throw new Unreadable(error instanceof TooLarge ? 'too-large' : 'bad-link');
  }
  const record = parsed(text);
  if (record === undefined) throw new Unreadable('bad-link');
  return record;
}

function readLines(text: string): FoundRecord[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), at: index + 1 }));
  const found = lines.filter(({ line }) => line !== '');
  if (found.length > mostRecords) throw new Unreadable('too-many');
  return found.map(({ line, at }) => {
    const record = parsed(line);
    if (record !== undefined) return { record, line: at };
    throw found.length === 1 ? new Unreadable('not-json') : new Unreadable('not-json', at);
  });
}

// Whether it is a record at all is for the engine to say.
function parsed(text: string): MatchRecord | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
