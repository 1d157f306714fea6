import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';
import { claimedTables } from '../testing/personalMarks';
import type { Table, Wall } from './Tables';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);

it('every table is claimed by exactly one feature, and no other is', async () => {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  expect(claimedTables.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('every column is either plain or personal, in the record of its table', async () => {
  const columns = await query<{ table: string; name: string }>(
    `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const classified = claimedTables.flatMap(({ table, record }) =>
    [...record.plain, ...Object.keys(record.personal ?? {})].map((name) => `${table}.${name}`),
  );
  expect(classified.sort()).toEqual(columns.map(({ table, name }) => `${table}.${name}`).sort());
});

describe('the wall between shops', () => {
  interface WallRow {
    readonly has_policies: boolean;
    readonly rules: string[];
    readonly may_read: boolean;
    readonly may_write: boolean;
    readonly is_owner: boolean;
  }

  /** As the database has it, of any table that a record names. */
  async function wallOf(table: string): Promise<WallRow> {
    const [row] = await query<WallRow>(
      `select c.relrowsecurity as has_policies,
         array(select pg_get_expr(polqual, polrelid) from pg_policy where polrelid = c.oid
               and (polroles = '{0}' or 'shopbell_app'::regrole = any (polroles)) and polpermissive) as rules,
         has_any_column_privilege('shopbell_app', c.oid, 'select') as may_read,
         has_table_privilege('shopbell_app', c.oid, 'delete, truncate')
           or has_any_column_privilege('shopbell_app', c.oid, 'insert, update') as may_write,
         pg_has_role('shopbell_app', c.relowner, 'member') as is_owner
       from pg_class c where c.relname = $1 and c.relnamespace = 'public'::regnamespace`,
      [table],
    );
    if (!row) throw new Error(`There is no table ${table}`);
    return row;
  }

  /** What of it is wrong. A policy holds for whoever does not own the table; so the role must not. */
  function problemsOf(wall: Wall, row: WallRow): string[] {
    if ('closed' in wall)
      return row.may_read || row.may_write ? ['it is open to the role that works for shops'] : [];
    const isOwnShop = (rule: string) =>
      'ownBy' in wall ||
      rule.startsWith(`(${wall.shopColumn} = ANY (`) ||
      rule.startsWith(`("${wall.shopColumn}"`);
    return [
      ...(row.has_policies ? [] : ['its policies are not enabled']),
      ...(row.rules.length === 1 && row.rules.every(isOwnShop) ? [] : [`its rules are ${row.rules.join()}`]),
      ...(row.is_owner ? ['the role owns it'] : []),
    ];
  }

  it('stands around every table as its record says', async () => {
    const problems: string[] = [];
    for (const { table, record } of claimedTables)
      for (const problem of problemsOf(record.wall, await wallOf(table)))
        problems.push(`${table}: ${problem}`);
    expect(problems).toEqual([]);
  });

  it('stands around everything that belongs to a shop', () => {
    const isOpen = ({ wall, plain }: Table) => plain.includes('shop_id') && !('shopColumn' in wall);
    expect(claimedTables.filter(({ record }) => isOpen(record))).toEqual([]);
  });

  it('has a reason wherever the role sees nothing', () => {
    const reasons = claimedTables.flatMap(({ record: { wall } }) => ('closed' in wall ? [wall.closed] : []));
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});
