import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { npm } from './npm.mjs';

/** Installs what the lock file says, unless exactly that is installed already. */
export function ensurePackages({ folder = root, install = installFromLock } = {}) {
  if (!needsInstall(folder)) return;
  install(folder);
  recordInstall(folder);
}

export function needsInstall(folder) {
  const record = recordPath(folder);
  return !existsSync(record) || readFileSync(record, 'utf8').trim() !== lockHash(folder);
}

function recordInstall(folder) {
  writeFileSync(recordPath(folder), `${lockHash(folder)}\n`);
}

// Inside node_modules on purpose: `npm ci` starts by deleting that folder, so an interrupted installation
// leaves no record and is repeated.
function recordPath(folder) {
  return join(folder, 'node_modules', '.shopbell-lock');
}

function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

// NODE_ENV=production would leave out the build tools, and `npm start` builds.
function installFromLock(folder) {
  const code = npm(['ci', '--include=dev'], { cwd: folder });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}; its output is above.`);
}
