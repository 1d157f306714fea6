import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath } from './programs.mjs';

export function canUseApt() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/etc/debian_version') && findOnPath('apt-get') !== null;
}

/** Whether the package is installed now; apt's own output stays visible. */
export function aptInstall(packageName) {
  console.log(`Installing ${packageName} with apt-get.`);
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', packageName]);
}

function apt(aptArguments) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', aptArguments, { stdio: 'inherit', env }).status === 0;
}
