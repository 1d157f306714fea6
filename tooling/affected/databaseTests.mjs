import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const server = 'apps/server/src';
/** Nearest first: with more the answer would take as long as the whole run. */
const filesMax = 30;

/** What composes all of the server, and tells nothing of who needs whom. */
const composes =
  /^apps\/server\/src\/(?:\w+\.ts|testing\/)|^packages\/protocol\/src\/(?:schemas\/)?index\.ts$/;
/** Under every query, or in every answer. */
const isUnderAll = /^apps\/server\/(?:migrations\/|src\/(?:\w+\.ts$|testing\/|platform\/db\/))/;
/** Of these every feature has one, and tests of all of them together. */
const isOfRecord = /\/(?:feature|tables|\w*[rR]outes|\w*[fF]rames)\.ts$/;
const ofRecords = [`${server}/feature`, `${server}/http`, `${server}/realtime`];
/** What is told by frames is proven where they are. */
const besides = [
  [/^packages\/client\/|\/features\/conversations\//, [`${server}/realtime`]],
  [/\/features\/shops\//, [`${server}/http`]],
];

/**
 * The tests on a database that a change can break: those beside it, then those of the features that need it, as far as
 * there is room for them. `{ files, left }`; null for all of them.
 */
export function databaseTests(folder, paths, importersOf) {
  const sources = paths.filter((path) => /^(?:apps\/server|packages)\//.test(path));
  if (sources.some((path) => isUnderAll.test(path))) return null;
  const all = testsBelow(folder, server);
  const own = all.filter((test) => sources.includes(test));
  const near = sources.flatMap((path) => foldersNear(path, importersOf));
  const beside = near.flatMap((name) => all.filter((test) => test.startsWith(`${name}/`)));
  const wanted = [...new Set([...own, ...beside])];
  return { files: wanted.slice(0, filesMax), left: wanted.slice(filesMax) };
}

/** Folders of the server from which a file is reached, the nearest first. */
function foldersNear(path, importersOf) {
  const seen = new Set([path]);
  const folders = new Set();
  for (const at of seen) {
    const name = folderOf(at);
    if (name) folders.add(name);
    for (const importer of importersOf(at)) if (!composes.test(importer)) seen.add(importer);
  }
  const more = besides.flatMap(([pattern, names]) => (pattern.test(path) ? names : []));
  return [...folders, ...more, ...(isOfRecord.test(path) ? ofRecords : []), ...ofProtocol(path)];
}

/** One door offers all of it, so that it is found by its name: `consoleFlows` is of the flows. */
function ofProtocol(path) {
  if (!path.startsWith('packages/protocol/')) return [];
  const [, name] = /(?:console)?(\w+)\.ts$/.exec(path) ?? [];
  return name ? [`${server}/features/${name[0].toLowerCase()}${name.slice(1)}`, ...ofRecords] : [];
}

const folderOf = (path) => /^apps\/server\/src\/(?:features\/|platform\/)?\w+(?=\/)/.exec(path)?.[0] ?? null;

function testsBelow(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return testsBelow(folder, child);
    return /\.(?:db|api|postgres)\.test\.ts$/.test(entry.name) ? [child] : [];
  });
}
