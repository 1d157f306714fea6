import type { Database, Queryable } from '../platform/db';
import { tablesInOrder } from './tablesInOrder';

/** One line of a dump. The end line is what tells a whole dump from one that was cut off. */
export type DumpLine =
  | { readonly kind: 'begin'; readonly format: 1; readonly migrations: readonly string[] }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly unknown[] }
  | { readonly kind: 'end'; readonly counts: Readonly<Record<string, number>> };

const rowsPerLine = 200;

/**
 * Everything in one snapshot, as JSON the database itself writes and reads: the same on both databases. On the
 * embedded one this holds its only connection, so senders wait for their acknowledgement until it is done.
 */
export function dumpDatabase(
  database: Database,
  write: (line: DumpLine) => Promise<void>,
): Promise<Record<string, number>> {
  return database.long(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    const migrations = await transaction.query<{ name: string }>(
      'select name from schema_migration order by name',
    );
    await write({ kind: 'begin', format: 1, migrations: migrations.map(({ name }) => name) });
    const counts: Record<string, number> = {};
    for (const table of await tablesInOrder(transaction))
      counts[table] = await dumpRows(
        transaction,
        table,
        `select to_jsonb(t) as row from "${table}" t`,
        write,
      );
    counts.carried_job = (counts.carried_job ?? 0) + (await dumpWaitingJobs(transaction, write));
    await write({ kind: 'end', counts });
    return counts;
  });
}

/** Those under way are carried too: who takes them up again may do one twice, as after a crash. */
async function dumpWaitingJobs(
  transaction: Queryable,
  write: (line: DumpLine) => Promise<void>,
): Promise<number> {
  const [found] = await transaction.query("select where to_regclass('pgboss.job') is not null");
  if (!found) return 0;
  const waiting = `select jsonb_build_object('queue', name, 'payload', data, 'start_after', start_after) as row
    from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%'`;
  return dumpRows(transaction, 'carried_job', waiting, write);
}

async function dumpRows(
  transaction: Queryable,
  table: string,
  select: string,
  write: (line: DumpLine) => Promise<void>,
): Promise<number> {
  await transaction.query(`declare dump no scroll cursor for ${select}`);
  let count = 0;
  for (;;) {
    const rows = await transaction.query<{ row: unknown }>(`fetch ${rowsPerLine} from dump`);
    if (rows.length === 0) break;
    count += rows.length;
    await write({ kind: 'rows', table, rows: rows.map(({ row }) => row) });
  }
  await transaction.query('close dump');
  return count;
}
