import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = 'apps/server/src/features';

/** The records of the tables that a migration names: where it shows is where the features show that they belong to. */
export function tablesIn(folder, migration) {
  if (!existsSync(join(folder, migration))) return [];
  const named = namesIn(readFileSync(join(folder, migration), 'utf8'));
  return readdirSync(join(folder, features))
    .map((feature) => `${features}/${feature}/tables.ts`)
    .filter((record) => existsSync(join(folder, record)))
    .filter((record) => tablesOf(join(folder, record)).some((table) => named.has(table)));
}

const afterThem =
  /\b(?:table|on|into|update|from|join|references)\s+(?:if\s+(?:not\s+)?exists\s+|only\s+)?"?(\w+)/gi;

const namesIn = (sql) =>
  new Set(Array.from(sql.replaceAll(/--.*$/gm, '').matchAll(afterThem), ([, name]) => name));

/** A record names its tables two spaces in. */
const tablesOf = (record) =>
  Array.from(readFileSync(record, 'utf8').matchAll(/^ {2}(\w+): \{/gm), ([, table]) => table);
