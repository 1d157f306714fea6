import type pg from 'pg';
import { vi } from 'vitest';

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * PostgreSQL goes on with what a server had asked of it before it ended: it would still write down what is held, or take
 * the job for a worker that is no more.
 */
export async function endLinesOfTheDead(query: Query, living: readonly pg.Client[]): Promise<void> {
  const pids = (
    await Promise.all(living.map((client) => client.query('select pg_backend_pid() as pid')))
  ).map(({ rows }) => rows[0].pid);
  const others = `from pg_stat_activity where datname = current_database() and pid not in (${pids.join()})`;
  await query(`select pg_terminate_backend(pid) ${others}`);
  await vi.waitUntil(async () => (await query(`select ${others}`)).length === 0);
}

/** Whether a server stands before what is held, with a statement that begins like this. */
export async function isWaiting(query: Query, statement: string): Promise<boolean> {
  const rows = await query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and ltrim(query, E' \\n') like '${statement}%'`,
  );
  return rows.length > 0;
}
