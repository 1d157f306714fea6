import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const neededBytes = 6 * 1024 ** 3;

/**
 * Where tests keep their databases and browsers their profiles: in memory, where there is enough of it. What is
 * written down is as safe there from a killed program as on a disk, and nobody waits for one.
 */
export function openQuickFolder() {
  if (process.env.TMPDIR || !hasRoom()) return { env: {}, remove: () => {} };
  const folder = mkdtempSync(join(inMemory, 'shopbell-'));
  // PostgreSQL runs as somebody else where we are root, and has to get through.
  chmodSync(folder, 0o755);
  return { env: { TMPDIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > neededBytes && process.availableMemory() > neededBytes;
  } catch {
    return false;
  }
}
