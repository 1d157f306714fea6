import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The server's own, whichever version it has. */
const ofServer = createRequire(join(root, 'apps/server/package.json'));
const { dependencies } = ofServer('./package.json');
const version = dependencies['@electric-sql/pglite'];

/** Making an empty embedded database takes seconds of a processor; an installation begins with a copy of this one. */
export async function buildEmptyDatabase(distOf) {
  const made = join(root, '.cache', `empty-database-${version}`);
  const target = join(distOf('server'), 'emptyDatabase');
  if (!existsSync(made)) await make(made);
  await cp(made, target, { recursive: true });
}

async function make(folder) {
  const { PGlite } = ofServer('@electric-sql/pglite');
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true });
  const database = await PGlite.create({ dataDir: begun });
  await database.close();
  await rename(begun, folder);
}
