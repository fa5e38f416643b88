// The browser's database of the page: settings, which the main thread keeps, and matches, which
// only the worker touches, since they hold hidden cards.

export const databaseName = 'linger';
export const databaseVersion = 1;
export type StoreName = 'settings' | 'matches';

/** What a new database consists of. */
export function createStores(database: IDBDatabase) {
  database.createObjectStore('settings');
  database.createObjectStore('matches', { keyPath: 'id' });
}

// A browser answers at once, unless somebody else keeps the database closed.
const patience = 2000;

/** Rejects with the browser's error where it gives no storage, or where it does not answer. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.onupgradeneeded = () => createStores(request.result);
    request.onsuccess = () => {
      // A newer page in another tab may need to change the stores.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('The database does not answer.')), patience);
  });
}

/** One transaction; resolves once it is committed, with what `work` asked for. */
export function transact<Result>(
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
