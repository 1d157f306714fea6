import type { CampaignDisplay } from '@shopbell/rules/campaigns';

/** The chat's database, as the window opens it too: whoever comes first makes both stores. */
const [databaseName, databaseVersion] = ['gorgias-chat', 2];
const storeName = 'campaign-displays';

/** STO-03: which campaigns were shown when. Where there is no database they are known to this page alone. */
export interface KeptDisplays {
  /** The oldest first. */
  readonly before: readonly CampaignDisplay[];
  write(displays: readonly CampaignDisplay[]): void;
}

export async function openDisplays(appId: number, signal: AbortSignal): Promise<KeptDisplays> {
  const key = String(appId);
  const database = await open().catch(() => null);
  signal.addEventListener('abort', () => database?.close());
  const store = (mode: IDBTransactionMode) => database?.transaction(storeName, mode).objectStore(storeName);
  const request = store('readonly')?.get(key);
  const found = request && (await answerOf(request).catch(() => null));
  return {
    before: Array.isArray(found?.displays) ? found.displays : [],
    write(displays) {
      try {
        store('readwrite')?.put({ key, displays });
      } catch {
        // A page of a later release has closed it.
      }
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, databaseVersion);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of ['messages', storeName])
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath: 'key' });
  };
  return answerOf(request).then((database) => {
    // A page of a later release must not wait for this one to be closed.
    database.onversionchange = () => database.close();
    return database;
  });
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      failed(request.error);
    };
    if ('onblocked' in request) (request as unknown as IDBOpenDBRequest).onblocked = failed;
  });
