// What a screen keeps beside the settings, each under its own key.
import { openDatabase, transact } from '../engine/database';

/** What was kept; nothing where there is none, or where the browser gives no storage. */
export async function recall<Kept>(key: string): Promise<Kept | undefined> {
  try {
    const database = await openDatabase();
    const kept = await transact(database, 'settings', 'readonly', (store) => store.get(key));
    database.close();
    return kept;
  } catch {
    return undefined;
  }
}

/** Without storage it holds until the page is closed. */
export async function keep(key: string, what: unknown) {
  try {
    const database = await openDatabase();
    await transact(database, 'settings', 'readwrite', (store) => store.put(what, key));
    database.close();
  } catch {
    // Nobody has to learn or solve anything twice for it to be worth a sentence.
  }
}
