import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesMatching } from './filesMatching.mjs';

/**
 * What a page can load and no budget names: parts of the manifest, and files beside them that are neither a part nor a
 * chunk of the app. A file that nobody has bounded grows unseen.
 */
export function unmeasuredParts(folder, budgets, manifest) {
  const read = (path) =>
    existsSync(join(folder, path)) ? JSON.parse(readFileSync(join(folder, path), 'utf8')) : {};
  const { build, ...parts } = read(manifest);
  const rows = Object.values(budgets).filter((budget) => budget.manifest === manifest);
  const named = new Set(rows.flatMap((row) => row.parts));
  const assets = join(dirname(manifest), 'assets');
  const chunks = Object.values(read(join(assets, '.vite/manifest.json'))).map(({ file }) => file);
  const known = new Set([...Object.values(parts).flat(), ...chunks]);
  return [
    ...Object.keys(parts).filter((part) => !named.has(part)),
    ...filesMatching(folder, join(assets, '*.js'))
      .map((path) => basename(path))
      .filter((name) => !known.has(name)),
  ];
}
