import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const parents = ['apps', 'packages', 'tooling'];
const skipped = new Set(['node_modules', 'dist']);
const isUnitTest = (name) =>
  /\.test\.(?:tsx?|mjs)$/.test(name) && !/\.(?:db|api|program|postgres|embedded)\.test\.ts$/.test(name);

/**
 * Unit tests that read files of the project, such as all styles or all documents, and those of the workshop itself: no
 * import says what breaks them.
 */
export function readersIn(folder) {
  return parents
    .flatMap((parent) => testsBelow(folder, parent))
    .filter((path) => path.startsWith('tooling/') || readsFiles(join(folder, path)));
}

const readsFiles = (path) => /from 'node:fs/.test(readFileSync(path, 'utf8'));

function testsBelow(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testsBelow(folder, child);
    return isUnitTest(entry.name) ? [child] : [];
  });
}
