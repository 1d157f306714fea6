import { statSync } from 'node:fs';
import { join, posix } from 'node:path';

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Where an import leads: `{ path }` of a file in the project, `{ external }` package, or `{ path: null }`
 * when nothing is there. Workspaces offer TypeScript sources through the doors in their package.json.
 */
export function resolveImport(folder, workspaces, from, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { path: sourceAt(folder, posix.join(posix.dirname(from), bare)) };
  const name = packageName(bare);
  const workspace = workspaces.find((candidate) => candidate.name === name);
  if (!workspace) return { external: name };
  const target = doorTarget(workspace.exports, `.${bare.slice(name.length)}`);
  return { path: target && sourceAt(folder, posix.join(workspace.path, target)) };
}

function packageName(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function doorTarget(doors, door) {
  if (doors[door]) return doors[door];
  for (const [pattern, target] of Object.entries(doors)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !door.startsWith(before) || !door.endsWith(after)) continue;
    return target.replaceAll('*', door.slice(before.length, door.length - after.length));
  }
  return null;
}

// `./name.js` is how some tools want `./name.ts` to be written.
function sourceAt(folder, path) {
  const written = endings.map((ending) => path + ending);
  const meant = path.endsWith('.js') ? [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')] : [];
  return [...written, ...meant].find((candidate) => isFile(join(folder, candidate))) ?? null;
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
