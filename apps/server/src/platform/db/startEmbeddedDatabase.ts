import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface EmbeddedDatabase {
  /** What the `pg` driver takes as its host: the folder of the unix socket. */
  readonly host: string;
  stop(): Promise<void>;
}

export interface EmbeddedDatabasePlace {
  readonly dataFolder: string;
  /** Another path of the data folder, short enough for a unix socket. */
  readonly shortFolder: string;
  readonly workerUrl: URL;
}

export async function startEmbeddedDatabase(place: EmbeddedDatabasePlace): Promise<EmbeddedDatabase> {
  const { dataFolder, shortFolder, workerUrl } = place;
  const folder = join(dataFolder, 'pg');
  const socketPath = join(shortFolder, '.s.PGSQL.5432');
  await mkdir(dataFolder, { recursive: true });
  const emptyDatabase = fileURLToPath(new URL('emptyDatabase', workerUrl));
  await rm(socketPath, { force: true });
  const worker = new Worker(workerUrl, { workerData: { folder, emptyDatabase, socketPath } });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => Promise.reject(error)),
    once(worker, 'exit').then(() =>
      Promise.reject(new Error('the embedded database stopped while starting')),
    ),
  ]);
  return {
    host: shortFolder,
    async stop() {
      const closed = once(worker, 'message');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}
