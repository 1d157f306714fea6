import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../platform/db';
import { type DumpLine, dumpDatabase } from './dumpDatabase';
import { loadDatabase } from './loadDatabase';
import { OperationRefused } from './OperationRefused';

const databaseFile = 'database.jsonl.gz';
/** Beside the database: what signs tokens, and what shoppers uploaded. */
const kept = ['secret', 'files'];

/** Into a new folder that appears under its name only when it is complete. */
export async function writeBackup(database: Database, dataFolder: string, target: string): Promise<number> {
  const folder = resolve(target);
  if (await exists(folder)) throw new OperationRefused(`${target} exists already; give a new name.`);
  const staging = `${folder}.part`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(staging, { mode: 0o700 });
  const gzip = createGzip();
  const written = finished(gzip.pipe(createWriteStream(join(staging, databaseFile), { mode: 0o600 })));
  const counts = await dumpDatabase(database, async (line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await new Promise((drained) => gzip.once('drain', drained));
  });
  gzip.end();
  await written;
  for (const name of kept) {
    if (await exists(join(dataFolder, name)))
      await cp(join(dataFolder, name), join(staging, name), { recursive: true });
  }
  await rename(staging, folder);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export async function readBackup(database: Database, dataFolder: string, source: string): Promise<number> {
  const file = join(source, databaseFile);
  if (!(await exists(file))) throw new OperationRefused(`${source} is no backup: it has no ${databaseFile}.`);
  const counts = await loadDatabase(database, readLines(file), { isRestore: true });
  for (const name of kept) {
    if (await exists(join(source, name)))
      await cp(join(source, name), join(dataFolder, name), { recursive: true });
  }
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function* readLines(file: string): AsyncGenerator<DumpLine> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    try {
      yield JSON.parse(line) as DumpLine;
    } catch (cause) {
      throw new OperationRefused('The backup is damaged. Nothing was restored.', { cause });
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
