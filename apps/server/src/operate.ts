import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadEnvironment, type Environment, readEnvironment, shopAddress } from './environment';
import { readBackup, writeBackup } from './operations/backup';
import type { ApplyRequest, SentFiles } from './operations/content/content';
import { readFolder, writeFolder } from './operations/content/folders';
import { askServer } from './operations/control';
import { moveDatabase } from './operations/moveDatabase';
import { OperationRefused } from './operations/OperationRefused';
import { systemClock } from './platform/clock';
import { DatabaseRefused, migrate, type OpenDatabase, openDatabase } from './platform/db';
import { createDiskFiles, createS3Files } from './platform/files';
import { DataFolderInUse, lockDataFolder } from './platform/lock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const workerUrl = new URL('./embeddedDatabase.worker.mjs', import.meta.url);

// What knows the features is read where it is needed: who only asks a running server needs none of it.
const contents = () => import('./operations/content/content');
const chats = () => import('./operations/configureChat');
const demos = () => import('./operations/restoreDemo');

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run backup -- --to FOLDER`: also while the server runs. */
async function backup(environment: Environment, to: string): Promise<void> {
  const target = resolve(to);
  const { dataFolder } = environment;
  const { result, by } = await hereOrThere(
    environment,
    ({ database }) => writeBackup(database, dataFolder, target),
    () => askServer<number>(dataFolder, { operation: 'backup', target }),
  );
  say(`${result} rows${environment.filesUrl ? '' : ' and the files'} are in ${target}${by}.`);
  sayWhereFilesAre(environment, 'in the backup');
}

/** A bucket has copies and versions of its own; this program does not list what is in it. */
function sayWhereFilesAre({ filesUrl }: Environment, what: string): void {
  if (filesUrl)
    say(`The files of shoppers and agents are not ${what}: they stay in the bucket of FILES_URL.`);
}

/** `npm run configure -- pull --to FOLDER`: what a shop has written, as files. */
async function pull(environment: Environment, to: string, { chat }: Given): Promise<void> {
  const request = { appKey: chat ?? null };
  const { result, by } = await hereOrThere<SentFiles>(
    environment,
    async ({ database }) => {
      await migrate(database, migrationsFolder);
      return (await contents()).pullContent(database, request);
    },
    () => askServer(environment.dataFolder, { operation: 'pull', ...request }),
  );
  await writeFolder(resolve(to), result);
  say(`${result.length} files are in ${resolve(to)}${by}.`);
}

/** `npm run configure -- diff --from FOLDER`: what `apply` would do, and nothing is done. */
async function diff(environment: Environment, from: string, given: Given): Promise<void> {
  await planned(environment, from, given);
}

/** `npm run configure -- apply --from FOLDER`: says what it will do, and does all of it or nothing. */
async function apply(environment: Environment, from: string, given: Given): Promise<void> {
  const { request, plan } = await planned(environment, from, given);
  if (plan.every((line) => line.startsWith('='))) return;
  const { by } = await applied(environment, { ...request, plan });
  say(`The shop has what is in ${from}${by}.`);
}

async function planned(environment: Environment, from: string, given: Given) {
  const files = await readFolder(resolve(from));
  const request = { appKey: given.chat ?? null, files, mayDelete: given.delete === true };
  const { result: plan } = await applied(environment, { ...request, plan: null });
  say(plan.length === 0 ? 'Nothing differs.' : plan.join('\n'));
  return { request, plan };
}

const applied = (environment: Environment, request: ApplyRequest) =>
  hereOrThere<string[]>(
    environment,
    async ({ database }) => {
      await migrate(database, migrationsFolder);
      return (await contents()).applyContent(database, request, new Date(systemClock.now()));
    },
    () => askServer(environment.dataFolder, { operation: 'apply', ...request }),
  );

/** `npm run configure -- --chat KEY --from FILE`: the settings of a chat from a file, also while the server runs. */
async function configure(environment: Environment, from: string, { chat: appKey }: Given): Promise<void> {
  if (!appKey) throw new OperationRefused('Say which chat: --chat KEY');
  const settings = readSettings(await readFile(resolve(from), 'utf8').catch(() => null), from);
  const { result, by } = await hereOrThere(
    environment,
    async ({ database }) => {
      await migrate(database, migrationsFolder);
      return (await chats()).configureChat(database, { appKey, settings });
    },
    () => askServer<number>(environment.dataFolder, { operation: 'configure', appKey, settings }),
  );
  say(`The chat "${appKey}" (id ${result}) has the settings of ${from}${by}.`);
}

function readSettings(text: string | null, from: string): unknown {
  if (text === null) throw new OperationRefused(`There is no file ${from}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new OperationRefused(`${from} is not JSON.`);
  }
}

/** In this process, or by the server that has the embedded database to itself. */
async function hereOrThere<Result>(
  environment: Environment,
  here: (opened: OpenDatabase) => Promise<Result>,
  there: () => Promise<Result>,
): Promise<{ result: Result; by: string }> {
  try {
    return { result: await withOwnDatabase(environment, here), by: '' };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { result: await there(), by: ', by the running server' };
  }
}

/** `npm run restore -- --from FOLDER`: into an empty database, with the server stopped. */
async function restore(environment: Environment, from: string): Promise<void> {
  const rows = await withOwnDatabase(environment, async ({ database }) => {
    await migrate(database, migrationsFolder);
    return readBackup(database, environment.dataFolder, resolve(from));
  });
  say(`${rows} rows are restored.`);
  sayWhereFilesAre(environment, 'restored');
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
    `Everything is moved${environment.filesUrl ? '; the files stay in the bucket of FILES_URL' : ''}. Keep ${environment.dataFolder} and start with DATABASE_URL set to the new database.`,
  );
}

/** `npm run demo`: the demo shop as on its first day, with the server stopped. */
async function demo(environment: Environment): Promise<void> {
  const { isDemo, dataFolder, filesUrl } = environment;
  if (!isDemo)
    throw new OperationRefused('Without the demo (DEMO=0, or production) there is no past to restore.');
  await withOwnDatabase(environment, async ({ database }) => {
    await migrate(database, migrationsFolder);
    const files = filesUrl ? createS3Files(filesUrl) : await createDiskFiles(join(dataFolder, 'files'));
    const { restoreDemo } = await demos();
    await restoreDemo({ database, files, nowMs: systemClock.now(), address: shopAddress(environment) });
  });
  say('The demo shop has its past again. Start the server to look at it.');
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

interface Given {
  readonly chat?: string;
  readonly delete?: boolean;
}

const operations = {
  backup: [backup, 'to'],
  restore: [restore, 'from'],
  move: [move, 'to'],
  configure: [configure, 'from'],
  'configure pull': [pull, 'to'],
  'configure diff': [diff, 'from'],
  'configure apply': [apply, 'from'],
  demo: [demo, null],
} as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ to: { type: 'string' }, from: { type: 'string' }, chat: { type: 'string' } },
      delete: { type: 'boolean' },
    },
  });
  const name = positionals.join(' ') as keyof typeof operations;
  const [run, option] = operations[name] ?? [];
  const place = option === null ? '' : option && values[option];
  if (!run || place === undefined)
    throw new OperationRefused(
      'Use: backup --to FOLDER, restore --from FOLDER, move --to postgres://…, configure --chat KEY --from FILE, configure pull --to FOLDER, configure diff or apply --from FOLDER, or demo',
    );
  await run(readEnvironment(process.env), place, values);
} catch (error) {
  const kinds = [OperationRefused, BadEnvironment, DatabaseRefused, DataFolderInUse];
  const isExpected = error instanceof Error && kinds.some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
