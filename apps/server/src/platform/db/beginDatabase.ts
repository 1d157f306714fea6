import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The empty database that the build has made becomes the one of this folder, where there is none yet: whole and on the
 * disk, or not at all, whenever the program is killed. One file after the other, since a promise for each of its fifteen
 * hundred files costs four times what copying them does: for a thread that nobody else waits for.
 */
export function beginDatabase(emptyDatabase: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  // While the build makes it, there is none yet.
  if (!existsSync(emptyDatabase)) return;
  const begun = `${folder}.begun`;
  rmSync(begun, { recursive: true, force: true });
  cpSync(emptyDatabase, begun, { recursive: true });
  for (const entry of readdirSync(begun, { recursive: true, withFileTypes: true }))
    flush(join(entry.parentPath, entry.name));
  renameSync(begun, folder);
  flush(join(folder, '..'));
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
