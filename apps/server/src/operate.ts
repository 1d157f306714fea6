import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadEnvironment, type Environment, readEnvironment } from './environment';
import { askForBackup, moveDatabase, OperationRefused, readBackup, writeBackup } from './operations';
import { DatabaseRefused, migrate, type OpenDatabase, openDatabase } from './platform/db';
import { DataFolderInUse, lockDataFolder } from './platform/lock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const workerUrl = new URL('./embeddedDatabase.worker.mjs', import.meta.url);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run backup -- --to FOLDER`: also while the server runs. */
async function backup(environment: Environment, to: string): Promise<void> {
  const target = resolve(to);
  try {
    const rows = await withOwnDatabase(environment, ({ database }) =>
      writeBackup(database, environment.dataFolder, target),
    );
    say(`${rows} rows and the files are in ${target}.`);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    say(
      `${await askForBackup(environment.dataFolder, target)} rows and the files are in ${target}, by the running server.`,
    );
  }
}

/** `npm run restore -- --from FOLDER`: into an empty database, with the server stopped. */
async function restore(environment: Environment, from: string): Promise<void> {
  const rows = await withOwnDatabase(environment, async ({ database }) => {
    await migrate(database, migrationsFolder);
    return readBackup(database, environment.dataFolder, resolve(from));
  });
  say(`${rows} rows are restored.`);
}

/** `npm run move -- --to postgres://…`: from the embedded database to PostgreSQL, with the server stopped. */
async function move(environment: Environment, to: string): Promise<void> {
  const { databaseUrl } = readEnvironment({ DATABASE_URL: to });
  await withOwnDatabase({ ...environment, databaseUrl: null }, async (own) => {
    await migrate(own.database, migrationsFolder);
    const target = await openDatabase({ databaseUrl, dataFolder: '', shortFolder: '', workerUrl });
    try {
      await migrate(target.database, migrationsFolder);
      const counts = await moveDatabase(own.database, target.database);
      for (const [table, count] of Object.entries(counts)) say(`${String(count).padStart(9)} ${table}`);
    } finally {
      await target.close();
    }
  });
  say(
    `Everything is moved. Keep ${environment.dataFolder} and start with DATABASE_URL set to the new database.`,
  );
}

async function withOwnDatabase<Result>(
  { dataFolder, databaseUrl }: Environment,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  // A PostgreSQL has a door for everyone; only the embedded database belongs to one process.
  const lock = databaseUrl === null ? await lockDataFolder(dataFolder) : null;
  const opened = await openDatabase({
    databaseUrl,
    dataFolder,
    shortFolder: lock?.shortFolder ?? '',
    workerUrl,
  });
  try {
    return await work(opened);
  } finally {
    await opened.close();
    await lock?.release();
  }
}

const operations = { backup: [backup, 'to'], restore: [restore, 'from'], move: [move, 'to'] } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  });
  const name = positionals[0] as keyof typeof operations;
  const [run, option] = operations[name] ?? [];
  const place = option && values[option];
  if (!run || !place)
    throw new OperationRefused('Use: backup --to FOLDER, restore --from FOLDER, or move --to postgres://…');
  await run(readEnvironment(process.env), place);
} catch (error) {
  const kinds = [OperationRefused, BadEnvironment, DatabaseRefused, DataFolderInUse];
  const isExpected = error instanceof Error && kinds.some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
