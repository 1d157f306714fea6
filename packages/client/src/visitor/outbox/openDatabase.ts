/** chosen: STO-05, STO-06. */
const databaseName = 'gorgias-chat';
const databaseVersion = 2;
const storeNames = ['messages', 'campaign-displays'] as const;

/** Opens the chat's database, or gives null if it does not exist and must not be created. */
export function openDatabase(mayCreate: boolean): Promise<IDBDatabase | null> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.onupgradeneeded = ({ oldVersion }) => {
      // Nothing is left on a page of someone who has not written anything.
      if (oldVersion === 0 && !mayCreate) return request.transaction?.abort();
      const { result } = request;
      for (const name of storeNames)
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath: 'key' });
    };
    request.onsuccess = () => {
      const { result } = request;
      // A page of a later release must not wait for this one to be closed.
      result.onversionchange = () => result.close();
      done(result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (request.error?.name === 'AbortError' && !mayCreate) done(null);
      else failed(request.error);
    };
    request.onblocked = () => failed(new Error('Another page holds an older version open.'));
  });
}
