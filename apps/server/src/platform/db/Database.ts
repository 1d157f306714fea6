import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { Line } from './createLine';

/**
 * All that features may do with a database. There is no handle on a connection: the embedded database has exactly
 * one, and whoever kept it would stop every acknowledgement.
 */
export interface Database extends Scope {
  /**
   * As the role that sees only these shops' rows, whatever the query says. All work for a shop goes through here;
   * without it only what belongs to no shop is read: which shop a key or a sign-in leads to.
   */
  inShops(shopIds: readonly number[]): Scope;
  /** The same, for what somebody waits to hear acknowledged: it stands in no line behind what is only read. */
  aheadInShops(shopIds: readonly number[]): Scope;
  /** How many of those run at the same time. */
  readonly lanes: number;
  /** A transaction whose statements may take minutes: migrations, copies of everything, emptying a long conversation. */
  long: Scope['tx'];
}

export interface Scope extends Queryable {
  tx<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

export interface Queryable {
  query<Row>(sql: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * One with a name is understood and planned once for each connection: for what is asked with every message, where that
 * takes longer than the work itself.
 */
export type Statement = string | { readonly name: string; readonly text: string };

const named = (sql: Statement) => (typeof sql === 'string' ? { text: sql } : sql);

const afterCommits = new WeakMap<Queryable, (() => void)[]>();

/** Runs the action once what was written through this handle is committed: now, unless a transaction is still open. */
export function afterCommit(handle: Queryable, action: () => void): void {
  const waiting = afterCommits.get(handle);
  if (waiting) waiting.push(action);
  else action();
}

const longMs = 60 * 60_000;

/** A deadlock in which this one was chosen to give way, or a lock that was not to be had in time. */
const lockCodes = new Set(['40P01', '55P03']);
const lockTries = 3;

/** Nothing of what was tried is left, so it can be tried again. */
async function againIfLocked<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!lockCodes.has(code) || attempt === lockTries) throw error;
      await wait(Math.random() * 50 * attempt);
    }
  }
}

/** Where connections come from, and who gets the next one. */
export interface Connections {
  readonly pool: Pool;
  /** For what goes ahead of the rest. */
  readonly ahead: Pool;
  readonly line: Line;
  readonly lanes: number;
}

/** How a transaction begins, and what becomes of it. */
interface Manner {
  readonly begin: string;
  readonly isAhead?: boolean;
  readonly isLong?: boolean;
}

/** Minutes are meant: nothing of it is hurried, and nothing of it is done twice. */
const beginLong = [
  'begin',
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
    (name) => `set local ${name} = ${longMs}`,
  ),
].join('; ');

/**
 * What the database itself refuses leaves the connection as it was. The pool's own `query` would throw it away, and the
 * embedded database, which has no other, would turn away whoever comes next.
 */
async function ask<Row>(pool: Pool, sql: Statement, values: readonly unknown[]): Promise<Row[]> {
  const connection = await pool.connect();
  let failure: Error | undefined;
  try {
    return (await connection.query({ ...named(sql), values: [...values] })).rows as Row[];
  } catch (error) {
    if (error instanceof Error && !(error instanceof pg.DatabaseError)) failure = error;
    throw error;
  } finally {
    connection.release(failure);
  }
}

/**
 * One statement by itself, in a transaction that tells whose rows it may see: all of it goes out at once, so that one answer
 * is waited for instead of three. What fails in it has failed for the `commit` behind it, too, which takes everything back.
 */
async function askWithin<Row>(
  pool: Pool,
  begin: string,
  sql: Statement,
  values: readonly unknown[],
  leave?: () => void,
): Promise<Row[]> {
  const connection = await pool.connect();
  const { stream } = connection.connection;
  stream.cork();
  const answers = Promise.allSettled([
    connection.query(begin),
    connection.query({ ...named(sql), values: [...values] }),
    connection.query('commit'),
  ]);
  stream.uncork();
  // Whoever comes next stands behind it on the same connection.
  if (leave) connection.release();
  leave?.();
  const [begun, asked, ended] = await answers;
  if (!leave) connection.release(ended.status === 'rejected' ? ended.reason : undefined);
  for (const answer of [begun, asked, ended]) if (answer.status === 'rejected') throw answer.reason;
  return (asked as PromiseFulfilledResult<pg.QueryResult>).value.rows as Row[];
}

export function createDatabase({ pool, ahead, line, lanes }: Connections): Database {
  async function transact<Result>(
    { begin, isAhead, isLong }: Manner,
    work: (transaction: Queryable) => Promise<Result>,
  ): Promise<Result> {
    const connection = await (isAhead ? ahead : pool).connect();
    const timeout = isLong ? { query_timeout: longMs } : {};
    const actions: (() => void)[] = [];
    let isCommitted = false;
    let failure: Error | undefined;
    try {
      // The first statement goes out behind it at once; whichever fails, fails the work.
      const begun = connection.query(begin);
      // Work may do something else first; a failure that nobody hears meanwhile would end the program.
      begun.catch(() => {});
      const after = async (statement: pg.QueryConfig) =>
        (await Promise.all([begun, connection.query(statement)]))[1];
      const transaction: Queryable = {
        async query<Row>(sql: Statement, values: readonly unknown[] = []) {
          return (await after({ ...named(sql), values: [...values], ...timeout })).rows as Row[];
        },
      };
      afterCommits.set(transaction, actions);
      const result = await work(transaction);
      await after({ text: 'commit' });
      isCommitted = true;
      return result;
    } catch (error) {
      await connection.query('rollback').catch((cause: Error) => {
        failure = cause;
      });
      throw error;
    } finally {
      // A connection that could not roll back is thrown away instead of going back to the pool.
      connection.release(failure);
      if (isCommitted) for (const action of actions) action();
    }
  }

  const scope =
    (manner: Manner): Scope['tx'] =>
    (work) =>
      line(manner.isAhead ?? false, () =>
        manner.isLong ? transact(manner, work) : againIfLocked(() => transact(manner, work)),
      );
  const inShops = (shopIds: readonly number[], isAhead: boolean): Scope => {
    const begin = beginInShops(shopIds);
    return {
      tx: scope({ begin, isAhead }),
      query: <Row>(sql: Statement, values: readonly unknown[] = []) =>
        line(isAhead, (leave) =>
          againIfLocked(() => askWithin<Row>(isAhead ? ahead : pool, begin, sql, values, leave)),
        ),
    };
  };

  return {
    async query<Row>(sql: Statement, values: readonly unknown[] = []) {
      return line(false, () => ask<Row>(pool, sql, values));
    },
    tx: scope({ begin: 'begin' }),
    long: scope({ begin: beginLong, isLong: true }),
    inShops: (shopIds) => inShops(shopIds, false),
    aheadInShops: (shopIds) => inShops(shopIds, true),
    lanes,
  };
}

/**
 * The part of a transaction that is work for these shops, as the role that sees only theirs; before and after it stands
 * what crosses shops by its nature. If the work fails, so does the transaction.
 */
export async function withinShops<Result>(
  transaction: Queryable,
  shopIds: readonly number[],
  work: () => Promise<Result>,
  role: ShopRole = 'shopbell_app',
): Promise<Result> {
  await transaction.query(enterShops(shopIds, role));
  const result = await work();
  await transaction.query("set local role none; set local shopbell.shops = ''");
  return result;
}

/** One round trip. `local` ends with the transaction, so that nothing leaks to whoever has the connection next. */
function beginInShops(shopIds: readonly number[]): string {
  return `begin; ${enterShops(shopIds)}`;
}

/** Who may also delete what was said, for whoever has the right to that. */
export type ShopRole = 'shopbell_app' | 'shopbell_eraser';

function enterShops(shopIds: readonly number[], role: ShopRole = 'shopbell_app'): string {
  if (!shopIds.every(Number.isSafeInteger)) throw new Error('A shop id is not a whole number');
  return `set local role ${role}; set local shopbell.shops = '{${shopIds.join(',')}}'`;
}
