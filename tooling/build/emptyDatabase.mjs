import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.mjs';

/** The server's own, whichever version it has. */
const ofServer = createRequire(join(root, 'apps/server/package.json'));
const { dependencies } = ofServer('./package.json');

/**
 * Making an embedded database and all its tables takes seconds of a processor; an installation begins with a copy of
 * this one, in which there is nothing yet.
 */
export async function buildEmptyDatabase(dist) {
  const made = join(root, '.cache', `empty-database-${whatItIsMadeOf(join(dist, 'migrations'))}`);
  if (!existsSync(made)) await make(made, join(dist, 'begin.mjs'));
  await cp(made, join(dist, 'emptyDatabase'), { recursive: true });
}

/** The two packages that make it, and our own tables. */
function whatItIsMadeOf(migrations) {
  const hash = createHash('sha256');
  hash.update(`${dependencies['@electric-sql/pglite']} ${dependencies['pg-boss']}`);
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 12);
}

async function make(folder, begin) {
  const { PGlite } = ofServer('@electric-sql/pglite');
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true });
  const database = await PGlite.create({ dataDir: join(begun, 'pg') });
  await database.close();
  await promisify(execFile)(process.execPath, [begin, begun]);
  await rename(join(begun, 'pg'), folder);
  await rm(begun, { recursive: true, force: true });
}
