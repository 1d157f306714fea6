import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.mjs';

const { dependencies } = createRequire(join(root, 'apps/server/package.json'))('./package.json');

/**
 * Making an embedded database and all its tables takes seconds of a processor; an installation begins with a copy of
 * this one, in which there is nothing yet.
 */
export async function buildEmptyDatabase(dist) {
  const made = join(root, '.cache', `empty-database-${whatItIsMadeOf(join(dist, 'migrations'))}`);
  if (!existsSync(made)) await make(made, join(dist, 'begin.mjs'));
  cpSync(made, join(dist, 'emptyDatabase'), { recursive: true });
}

/** The two packages that make it, and our own tables. */
function whatItIsMadeOf(migrations) {
  const hash = createHash('sha256');
  hash.update(`${dependencies['@electric-sql/pglite']} ${dependencies['pg-boss']}`);
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 12);
}

/** In a program of its own, beside all else that is built, and as one that ends before better code would have paid. */
async function make(folder, begin) {
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true });
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--no-opt', begin, begun]);
  await rename(join(begun, 'pg'), folder);
  await rm(begun, { recursive: true, force: true });
}
