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
  return database.tx(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    const migrations = await transaction.query<{ name: string }>(
      'select name from schema_migration order by name',
    );
    await write({ kind: 'begin', format: 1, migrations: migrations.map(({ name }) => name) });
    const counts: Record<string, number> = {};
    for (const table of await tablesInOrder(transaction))
      counts[table] = await dumpTable(transaction, table, write);
    await write({ kind: 'end', counts });
    return counts;
  });
}

async function dumpTable(
  transaction: Queryable,
  table: string,
  write: (line: DumpLine) => Promise<void>,
): Promise<number> {
  await transaction.query(`declare dump no scroll cursor for select to_jsonb(t) as row from "${table}" t`);
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
