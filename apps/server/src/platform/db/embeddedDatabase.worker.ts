import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { beginDatabase } from './beginDatabase';

/** PGlite on a thread of its own, so that a slow query does not stop the sockets. */
const { folder, emptyDatabase, socketPath } = workerData as {
  folder: string;
  /** What an installation begins with; without it, with nothing at all. */
  emptyDatabase?: string;
  socketPath: string;
};
const port = parentPort;
if (!port) throw new Error('embeddedDatabase.worker runs in a worker thread only');

if (emptyDatabase !== undefined) beginDatabase(emptyDatabase, folder);
const database = await PGlite.create({ dataDir: folder });
const server = new PGLiteSocketServer({ db: database, path: socketPath });
await server.start();
port.on('message', async () => {
  await server.stop();
  await database.close();
  port.postMessage('closed');
});
port.postMessage('ready');
