import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of the named programs on the search path, or null. */
export function findOnPath(name, searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** What a program prints, or null when it does not run. */
export function outputOf(command, commandArguments) {
  const result = spawnSync(command, commandArguments, { encoding: 'utf8', timeout: 60_000 });
  return result.status === 0 ? result.stdout.trim() : null;
}
