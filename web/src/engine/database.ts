// The browser's database of the page: settings, which the main thread keeps, and matches, which
// only the worker touches, since they hold hidden cards.

const name = 'linger';
const version = 1;
export type StoreName = 'settings' | 'matches';

/** Rejects with the browser's error where it gives no storage. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('settings');
      request.result.createObjectStore('matches', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A newer page in another tab may need to change the stores.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
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
