import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The empty database that the build has made becomes the one of this folder, where there is none yet: whole and on the
 * disk, or not at all, whenever the program is killed.
 */
export async function beginDatabase(emptyDatabase: string, folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) return;
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await cp(emptyDatabase, begun, { recursive: true });
  for (const entry of await readdir(begun, { recursive: true, withFileTypes: true }))
    await flush(join(entry.parentPath, entry.name));
  await rename(begun, folder);
  await flush(join(folder, '..'));
}

async function flush(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
