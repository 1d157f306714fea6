import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { findOnPath, isExecutable, outputOf } from './programs.mjs';

const programs = ['initdb', 'postgres', 'pg_ctl'];

const whatToDo = `No PostgreSQL server programs (${programs.join(', ')}) were found, and none could be installed.
Install them (on Debian and Ubuntu: "apt-get install postgresql"), or put their folder on PATH.`;

/** The folder with PostgreSQL's server programs. There is no mode without them: missing is an error. */
export function ensurePostgres() {
  const folder = installedPostgres() ?? postgresFromApt();
  if (folder === null) throw new Error(whatToDo);
  return folder;
}

export function installedPostgres({ versionsFolder = '/usr/lib/postgresql', searchPath } = {}) {
  const candidates = [...debianFolders(versionsFolder), ...foldersOnPath(searchPath)];
  return candidates.find(isComplete) ?? null;
}

function debianFolders(versionsFolder) {
  if (!existsSync(versionsFolder)) return [];
  const newestFirst = readdirSync(versionsFolder).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  return newestFirst.map((version) => join(versionsFolder, version, 'bin'));
}

function foldersOnPath(searchPath) {
  const initdb = findOnPath('initdb', searchPath);
  const pgConfig = findOnPath('pg_config', searchPath);
  const folders = [initdb && dirname(realpathSync(initdb)), pgConfig && outputOf(pgConfig, ['--bindir'])];
  return folders.filter(Boolean);
}

// The client package alone creates the same folder, without a server in it.
function isComplete(folder) {
  return programs.every((program) => isExecutable(join(folder, program)));
}

function postgresFromApt() {
  if (!canUseApt()) return null;
  return withoutDefaultCluster(() => aptInstall('postgresql')) ? installedPostgres() : null;
}

// Debian's package creates and starts a cluster on port 5432 unless told otherwise; we need only the programs.
// The drop-in leaves createcluster.conf alone, which is a file of the package, and goes away afterwards.
function withoutDefaultCluster(install) {
  const folder = '/etc/postgresql-common/createcluster.d';
  const dropIn = join(folder, 'shopbell.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(dropIn, 'create_main_cluster = false\n');
  try {
    return install();
  } finally {
    rmSync(dropIn);
  }
}
