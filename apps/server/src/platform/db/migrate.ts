import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './Database';

/** Numbered plain SQL, forward only. Each file is one transaction whose first statement is its own record. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.query(
    'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const known = await database.query<{ name: string }>('select name from schema_migration');
  const applied: string[] = [];
  for (const name of files) {
    if (known.some((migration) => migration.name === name)) continue;
    if (await applyOnce(database, name, join(folder, name))) applied.push(name);
  }
  return applied;
}

async function applyOnce(database: Database, name: string, path: string): Promise<boolean> {
  const sql = await readFile(path, 'utf8');
  return database.long(async (transaction) => {
    // Several nodes may start at once: the second waits here until the first has committed, and then has nothing to do.
    const inserted = await transaction.query(
      'insert into schema_migration (name) values ($1) on conflict do nothing returning name',
      [name],
    );
    if (inserted.length === 0) return false;
    await transaction.query(sql);
    return true;
  });
}
