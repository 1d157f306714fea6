import type { Addressee, ComposedFeature } from '../../feature/Feature';
import type { Table } from '../../feature/Tables';
import { type Database, type Queryable, withinShops } from '../../platform/db';

export type Row = Readonly<Record<string, unknown>>;
/** By table, as each feature's record has them. */
export type Kept = Readonly<Record<string, readonly Row[]>>;

/** Everything that is kept about somebody, in whichever feature it stands. */
export function collect(
  database: Database,
  everyFeature: readonly ComposedFeature[],
  addressee: Addressee,
): Promise<Kept> {
  return database.tx(async (transaction) => {
    const kept: Record<string, Row[]> = {};
    const add = (table: string, rows: readonly Row[]) => {
      if (rows.length > 0) kept[table] = [...(kept[table] ?? []), ...rows];
    };
    for (const { tables, aboutAddress } of everyFeature) {
      for (const [name, table] of Object.entries(tables))
        add(name, await ofConversations(transaction, name, table, addressee));
      for (const [name, rows] of Object.entries(
        (await aboutAddress?.exports?.(transaction, addressee)) ?? {},
      ))
        add(name, rows);
    }
    return kept;
  });
}

async function ofConversations(
  transaction: Queryable,
  name: string,
  table: Table,
  { shopId, conversationIds }: Addressee,
): Promise<Row[]> {
  const columns = exportedColumns(table);
  if (columns.length === 0) return [];
  return withinShops(transaction, [shopId], () =>
    transaction.query<Row>(
      `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}"
       where shop_id = $1 and conversation_id = any ($2)`,
      [shopId, conversationIds],
    ),
  );
}

/** What is theirs, and what it needs to be understood; none where a table says nothing about shoppers. */
function exportedColumns({ plain, personal = {} }: Table): string[] {
  const isTheirs = (column: string) => {
    const about = personal[column];
    return about?.of === 'shopper' && !('derived' in about);
  };
  const theirs = Object.keys(personal).filter(isTheirs);
  if (theirs.length === 0 || !plain.includes('conversation_id')) return [];
  return [...plain.filter((column) => column !== 'shop_id'), ...theirs];
}
