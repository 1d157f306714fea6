import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askServer } from '../../apps/server/src/operations/control';
import { openDatabase } from '../../apps/server/src/platform/db';
import { startPostgres } from '../../apps/server/src/testing/startPostgres';

/** A whole Shopbell of the tests' own. */
export interface Desk {
  readonly baseUrl: string;
  readonly folder: string;
  /** The first line of its output that matches, as an operator would read it; waits for it. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** A chat of its own (or one that is there) with these settings, as `npm run configure` asks a server for it; answers with its key. */
  addChat(settings: object, key?: string): Promise<string>;
  /** While it is stopped: what no operation does with its database. */
  alter(statement: string): Promise<void>;
  remove(): Promise<void>;
}

const built = 'apps/server/dist/main.mjs';

/** Names a folder with a bare demo in it, to begin from, and where its database stands. */
const begunIn = 'SHOPBELL_BEGUN_IN';
const postgresAt = 'SHOPBELL_POSTGRES_AT';

/**
 * Once for all workers. Their databases are PostgreSQL's where there is one, which takes less of the machine than an
 * embedded one for each; who starts the demo, or an empty installation, has it as a newcomer has it.
 */
export async function beginDesks(): Promise<() => Promise<void>> {
  const postgres = process.env.POSTGRES_BIN ? await startPostgres() : null;
  if (postgres) process.env[postgresAt] = postgres.url('postgres');
  const desk = await createDesk({}, built, begunDatabase);
  await desk.start();
  await desk.kill('SIGTERM');
  process.env[begunIn] = desk.folder;
  return async () => {
    await desk.remove();
    await postgres?.stop();
  };
}

const begunDatabase = 'desk_begun';
const workerUrl = new URL('../../apps/server/dist/embeddedDatabase.worker.mjs', import.meta.url);
/** What a PostgreSQL does not need. */
const nowhere = { dataFolder: '', shortFolder: '', workerUrl };

/** A copy of the one that all begin with, or an empty one; null where there is no PostgreSQL. */
async function createDatabase(name: string): Promise<string | null> {
  const at = process.env[postgresAt];
  if (!at) return null;
  const { database, close } = await openDatabase({ databaseUrl: at, ...nowhere });
  await database.query(
    `create database ${name}${name === begunDatabase ? '' : ` template ${begunDatabase}`}`,
  );
  await close();
  return at.replace(/postgres$/, name);
}

export async function createDesk(
  environment: Record<string, string> = {},
  startedBy: 'tooling/start.mjs' | typeof built = built,
  databaseName = `desk_${randomBytes(6).toString('hex')}`,
): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'shopbell-browser-'));
  const databaseUrl = environment.DEMO === undefined ? await createDatabase(databaseName) : null;
  const begun = environment.DEMO === undefined ? process.env[begunIn] : undefined;
  if (begun) await cp(begun, folder, { recursive: true });
  const port = await freePort();
  let chats = 0;
  let program: ChildProcess | null = null;
  let output: Output = { text: '', changes: new EventEmitter() };
  return {
    baseUrl: `http://localhost:${port}`,
    folder,
    line: (pattern) => lineOf(output, pattern),
    async start() {
      // As in the server's own tests, the database's code is not improved for the minutes that it lives.
      program = spawn(process.execPath, ['--liftoff-only', startedBy], {
        env: {
          ...{ PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder },
          TRUSTED_PROXIES: 'loopback',
          // An inbox of the tests' own: what they find in it, they have written.
          DEMO: 'bare',
          // A test machine is busy with browsers, not with shoppers.
          LOOP_DELAY_MAX_MS: '60000',
          EMBEDDINGS: 'off',
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      output = readOutput(program);
      await lineOf(output, /Shopbell is ready/);
    },
    async addChat(settings, key) {
      chats += 1;
      const appKey = key ?? `chat-${chats}`;
      await askServer(folder, { operation: 'configure', appKey, settings });
      return appKey;
    },
    async kill(signal) {
      const exited = new Promise((done) => program?.once('exit', done));
      program?.kill(signal);
      await exited;
    },
    async alter(statement) {
      const place = { ...nowhere, databaseUrl, dataFolder: folder, shortFolder: folder };
      const { database, close } = await openDatabase(place);
      await database.query(statement);
      await close();
    },
    async remove() {
      program?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Output {
  text: string;
  readonly changes: EventEmitter<{ more: []; end: [number | null] }>;
}

function readOutput(program: ChildProcess): Output {
  const output: Output = { text: '', changes: new EventEmitter() };
  program.stdout?.on('data', (data) => {
    output.text += data;
    output.changes.emit('more');
  });
  program.once('exit', (code) => output.changes.emit('end', code));
  return output;
}

function lineOf(output: Output, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, failed) => {
    const look = () => {
      const found = pattern.exec(output.text);
      if (!found) return;
      output.changes.off('more', look);
      done(found);
    };
    output.changes.on('more', look);
    output.changes.once('end', (code) => failed(new Error(`The server ended with ${code}: ${output.text}`)));
    look();
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
