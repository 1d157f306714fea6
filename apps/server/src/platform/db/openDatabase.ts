import pg from 'pg';
import { createLine, createPoolLine } from './createLine';
import { createDatabase, type Database } from './Database';
import { type EmbeddedDatabasePlace, startEmbeddedDatabase } from './startEmbeddedDatabase';

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly database: Database;
  /** For the account library only, which brings its own queries. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** The server must not start on this database; the message says why in one line. */
export class DatabaseRefused extends Error {}

export interface DatabasePlace extends EmbeddedDatabasePlace {
  readonly databaseUrl: string | null;
}

export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.databaseUrl === null ? openEmbedded(place) : openPostgres(place.databaseUrl);
}

async function openEmbedded(place: EmbeddedDatabasePlace): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(place);
  // Exactly one connection: with a second one PGlite's socket server mixes up portals or hangs.
  const pool = new pg.Pool({
    host: embedded.host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    // Behind every connection stands the same session, with whatever one that broke has left in it.
    async onConnect(connection) {
      await connection.query('rollback');
      await connection.query('deallocate all');
    },
  });
  outliveConnections(pool);
  return {
    kind: 'pglite',
    // Two, so that one is written while this thread tells everyone of the other.
    database: createDatabase({ pool, ahead: pool, line: createLine(), lanes: 2 }),
    pool,
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}

/** Whoever holds locks and is frozen lets go of them, and whoever waits for one does not wait as long as the statement may. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 5000,
};

/** So that a conversation whose row somebody holds stops a part of the others, not all. */
const lanes = 4;

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const openPool = (max: number) => {
    const pool = new pg.Pool({ ...timeouts, connectionString, max, pipeline: true });
    outliveConnections(pool);
    return pool;
  };
  const [pool, ahead] = [openPool(10), openPool(lanes)];
  const close = async () => {
    await Promise.all([pool.end(), ahead.end()]);
  };
  const database = createDatabase({ pool, ahead, line: createPoolLine(pool), lanes });
  await database.query('select 1').catch(async (cause) => {
    await close();
    const { host } = new URL(connectionString);
    throw new DatabaseRefused(`The database at ${host} does not answer: ${cause.message}.`, { cause });
  });
  return { kind: 'postgres', database, pool, close };
}

/**
 * A connection that breaks is replaced by the pool, and the query under way or the next one reports what matters. While
 * it is in use the pool does not listen to it, and an `error` that nobody hears would end the program.
 */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
}

/** An acknowledgement promises that the message survives a crash (D1); with these off, the database promises less. */
export async function refuseForgetfulDatabase(database: Database): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = await database.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (row?.value === 'off')
      throw new DatabaseRefused(
        `The database has ${setting}=off: it could lose messages that were acknowledged.`,
      );
  }
}
