import { indexedDbOutbox } from './indexedDbOutbox';
import { localStorageOutbox } from './localStorageOutbox';
import type { OutboxStore } from './OutboxStore';

/** Half of what the outbox waits for: a database that hangs leaves time for the other place. */
const patienceMs = 500;

/**
 * D11: the browser's database, then its storage, where what was just written is noted until the database has it. What
 * was kept is looked for in both: the first may have come back.
 */
export function tieredOutbox(
  first: OutboxStore = indexedDbOutbox(),
  second: OutboxStore = localStorageOutbox(),
): OutboxStore {
  return {
    put: (kept) =>
      within(first.put(kept)).then(
        () => second.remove([kept.key]).catch(() => {}),
        () => second.put(kept),
      ),
    remove: async (keys) => void (await fromEither([within(first.remove(keys)), second.remove(keys)])),
    async all() {
      const found = (await fromEither([within(first.all()), second.all()])).flat();
      return [...new Map(found.map((kept) => [kept.key, kept])).values()];
    },
  };
}

/** What those that worked say; it fails if none did. */
async function fromEither<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  const failed = (): Result[] => [];
  const done = (await Promise.all(works.map((work) => work.then((result) => [result], failed)))).flat();
  if (done.length === 0) await works[0];
  return done;
}

function within<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('The database does not answer.')), patienceMs);
    work.then(done, failed).then(() => clearTimeout(timer));
  });
}
