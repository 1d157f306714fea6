import type { KeptMessage, OutboxStore } from './OutboxStore';
import { openDatabase } from './openDatabase';

/** The store `messages` of the chat's database. Opened for each piece of work: pages without work hold nothing open. */
export function indexedDbOutbox(): OutboxStore {
  async function work<Result>(
    mayCreate: boolean,
    otherwise: Result,
    act: (store: IDBObjectStore) => IDBRequest<Result> | null,
  ): Promise<Result> {
    const database = await openDatabase(mayCreate);
    if (!database) return otherwise;
    try {
      return await new Promise<Result>((done, failed) => {
        const transaction = database.transaction('messages', 'readwrite');
        const request = act(transaction.objectStore('messages'));
        // Only the end of the transaction says that it is kept; a full disk is noticed no earlier.
        transaction.oncomplete = () => done(request ? request.result : otherwise);
        transaction.onabort = () => failed(transaction.error);
      });
    } finally {
      database.close();
    }
  }

  return {
    put: async (kept) => void (await work<IDBValidKey>(true, '', (store) => store.put(kept))),
    remove: (keys) =>
      work(false, undefined, (store) => {
        for (const key of keys) store.delete(key);
        return null;
      }),
    all: () => work<KeptMessage[]>(false, [], (store) => store.getAll()),
  };
}
