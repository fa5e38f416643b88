// Records brought in from elsewhere: all of a text, or none of them.

import { EngineFault } from '../engine/engine';
import { analyst, engine } from '../engine/engines';
import { type FoundRecord, readRecords } from '../review/records';
import { problemText } from '../review/words';
import { t } from '../text/catalogue.svelte';

/** Why nothing was imported, as a sentence. */
export class NotImported extends Error {}

/** How many there were. Rejects with NotImported. */
export async function importText(text: string): Promise<number> {
  let found: FoundRecord[];
  try {
    found = await readRecords(text);
  } catch (error) {
    throw new NotImported(problemText(error));
  }
  for (const each of found) await check(each, found.length > 1);
  const kept: string[] = [];
  try {
    for (const { record } of found) kept.push((await engine.call('import', { record })).id);
  } catch (error) {
    for (const id of kept) await engine.call('delete', { id }).catch(() => {});
    throw new NotImported(problemText(error));
  }
  return found.length;
}

async function check({ record, line }: FoundRecord, several: boolean) {
  try {
    const { fault } = await analyst().call('replay', { record });
    if (fault) throw new EngineFault(fault);
  } catch (error) {
    const why = problemText(error, record);
    throw new NotImported(several && line ? t('page.import.line', { line, why }) : why);
  }
}
