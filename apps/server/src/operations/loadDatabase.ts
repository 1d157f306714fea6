import type { Database, Queryable } from '../platform/db';
import type { DumpLine } from './dumpDatabase';
import { OperationRefused } from './OperationRefused';
import { tablesInOrder } from './tablesInOrder';

export interface Loading {
  /** What is loaded is an earlier state: whoever has seen a later one must be told. */
  readonly isRestore: boolean;
}

/** Fills an empty, migrated database, all or nothing. Gives the number of rows per table, counted afterwards. */
export function loadDatabase(
  database: Database,
  lines: AsyncIterable<DumpLine>,
  { isRestore }: Loading,
): Promise<Record<string, number>> {
  return database.long(async (transaction) => {
    const tables = await tablesInOrder(transaction);
    let expected: Readonly<Record<string, number>> | null = null;
    for await (const line of lines) {
      if (line.kind === 'begin') await refuseUnlessFitting(transaction, tables, line.migrations);
      if (line.kind === 'rows') await insertRows(transaction, known(tables, line.table), line.rows);
      if (line.kind === 'end') expected = line.counts;
    }
    if (!expected)
      throw new OperationRefused('The backup is incomplete: its end is missing. Nothing was restored.');
    for (const table of tables) await continueNumbering(transaction, table);
    const counts = await countRows(transaction, tables);
    const differing = tables.filter((table) => counts[table] !== (expected?.[table] ?? 0));
    if (differing.length > 0)
      throw new OperationRefused(`Rows are missing in ${differing.join(', ')}. Nothing was restored.`);
    if (isRestore) await beginEpoch(transaction);
    return counts;
  });
}

/** By the time, so that the same backup restored twice is two pasts. */
async function beginEpoch(transaction: Queryable): Promise<void> {
  await transaction.query('update epoch set value = floor(extract(epoch from clock_timestamp()) * 1000)');
}

function known(tables: readonly string[], table: string): string {
  if (!tables.includes(table))
    throw new OperationRefused(`The backup has a table "${table}" that this version does not know.`);
  return table;
}

/** Checked with the first line in hand, so that a refusal also ends whoever writes the lines. */
async function refuseUnlessFitting(
  transaction: Queryable,
  tables: readonly string[],
  migrations: readonly string[],
): Promise<void> {
  await emptyUnlessUsed(transaction, tables);
  await refuseOtherSchema(transaction, migrations);
}

/** Without a shop and without a person there is nothing to lose; what migrations put there is replaced. */
async function emptyUnlessUsed(transaction: Queryable, tables: readonly string[]): Promise<void> {
  const counts = await countRows(transaction, ['shop', 'user']);
  if (counts.shop !== 0 || counts.user !== 0) {
    throw new OperationRefused('The database is not empty: it has shops or people. Give an empty one.');
  }
  await transaction.query(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
}

async function refuseOtherSchema(transaction: Queryable, migrations: readonly string[]): Promise<void> {
  const own = await transaction.query<{ name: string }>('select name from schema_migration order by name');
  const names = own.map(({ name }) => name);
  if (names.join() === migrations.join()) return;
  throw new OperationRefused(
    'The backup was made by another version of Shopbell; restore it with that version first.',
  );
}

async function insertRows(transaction: Queryable, table: string, rows: readonly unknown[]): Promise<void> {
  await transaction.query(
    `insert into "${table}" overriding system value select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Numbers that were handed out before must not be handed out again. */
async function continueNumbering(transaction: Queryable, table: string): Promise<void> {
  const columns = await transaction.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [`"${table}"`],
  );
  for (const { name } of columns) {
    await transaction.query(
      `select setval(pg_get_serial_sequence($1, $2), max("${name}")) from "${table}" having max("${name}") is not null`,
      [`"${table}"`, name],
    );
  }
}

async function countRows(transaction: Queryable, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await transaction.query<{ count: number }>(`select count(*)::int as count from "${table}"`);
    counts[table] = row?.count ?? 0;
  }
  return counts;
}
