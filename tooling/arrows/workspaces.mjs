import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const parents = ['packages', 'apps'];
const skipped = new Set(['node_modules', 'dist']);
const isSource = (name) => /\.[cm]?[jt]sx?$/.test(name) && !name.endsWith('.d.ts');

/** The workspaces below `folder`: `{ path: 'apps/server', name: '@shopbell/server', exports, files }`. */
export function workspacesOf(folder) {
  return parents.flatMap((parent) => {
    const names = existsSync(join(folder, parent)) ? readdirSync(join(folder, parent)).sort() : [];
    const paths = names.map((name) => `${parent}/${name}`);
    return paths
      .filter((path) => existsSync(join(folder, path, 'package.json')))
      .map((path) => read(folder, path));
  });
}

function read(folder, path) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
  return { path, name, exports, files: sourcesBelow(folder, path) };
}

function sourcesBelow(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesBelow(folder, child);
    return isSource(entry.name) ? [child] : [];
  });
}
