import type { ComposedFeature } from '../../feature/Feature';
import type { Table } from '../../feature/Tables';
import type { Queryable } from '../../platform/db';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Opens something, or is made of what does. */
const isKey = (column: string) => /token|hash/i.test(column);

/** What of a table is about a member and theirs to have: their account, not what they did for a shop. */
function ownColumns({ personal = {}, plain }: Table): readonly string[] {
  const own = Object.entries(personal).flatMap(([name, fate]) =>
    fate.of === 'member' && !('becomes' in fate || 'outlives' in fate || fate.isSecret) ? [name] : [],
  );
  return own.length > 0 ? [...own, ...plain.filter((name) => !isKey(name))] : [];
}

/** By table. */
export async function readOwnData(
  handle: Queryable,
  everyFeature: readonly ComposedFeature[],
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = {};
  for (const [table, record] of everyFeature.flatMap(({ tables }) => Object.entries(tables))) {
    const columns = ownColumns(record);
    if (columns.length === 0 || record.memberColumn === undefined) continue;
    found[table] = await handle.query<Rows[number]>(
      `select ${columns.map((name) => `"${name}"`).join(', ')} from "${table}" where "${record.memberColumn}" in ($1, $2)`,
      [userId, email],
    );
  }
  return found;
}
