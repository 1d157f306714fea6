import type { Queryable } from '../platform/db';

/** Our tables, each after those it refers to, so that rows can be inserted in this order. */
export async function tablesInOrder(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string; refers_to: string[] }>(
    `select c.relname as name,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
             where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as refers_to
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
     order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, refers_to }) => !ordered.includes(name) && refers_to.every((other) => ordered.includes(other)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle');
    ordered.push(next.name);
  }
  return ordered;
}
