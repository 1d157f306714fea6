import { BadEnvironment, readEnvironment } from './environment';
import { DatabaseRefused, openDatabase } from './platform/db';
import { DataFolderInUse, lockDataFolder } from './platform/lock';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const lock = await lockDataFolder(environment.dataFolder);
  // The database opens on a thread of its own while the rest of the program is being read.
  const opening = openDatabase({
    ...environment,
    shortFolder: lock.shortFolder,
    workerUrl: new URL('./embeddedDatabase.worker.mjs', import.meta.url),
  });
  const [{ serve }] = await Promise.all([import('./serve'), opening]);
  const embeddingUrl = new URL('./embedding.worker.mjs', import.meta.url);
  await serve({ environment, lock, opening, embeddingUrl, fail });
}

function fail(error: unknown): never {
  const isExpected = [BadEnvironment, DataFolderInUse, DatabaseRefused].some((kind) => error instanceof kind);
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isExpected && error instanceof Error) process.stderr.write(`${error.message}\n`);
  else if (isPortTaken) process.stderr.write(`The port is in use (${error.message}); set another PORT.\n`);
  else
    process.stderr.write(
      `Shopbell could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}

try {
  await start();
} catch (error) {
  fail(error);
}
