import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { brotliOptions } from '../build/brotli.mjs';
import { chunkFiles } from './chunkFiles.mjs';
import { filesMatching } from './filesMatching.mjs';

/**
 * Measures what each budget covers, as a shop's page pays for it: every file compressed on its own with brotli.
 * `budgets` is `{ name: { file: path or list of paths, limit } }`; a path that matches nothing is a problem. With
 * `manifest`, what it names in those `parts` counts as well; with `chunks`, what chunkFiles gives.
 */
export function measureBytes(folder, budgets) {
  // Most files stand in several budgets.
  const sizes = new Map();
  const sizeOf = (path) => {
    if (!sizes.has(path)) sizes.set(path, brotliSize(join(folder, path)));
    return sizes.get(path);
  };
  return Object.entries(budgets).map(([name, { file = [], manifest, parts, chunks, limit }]) => {
    const patterns = [
      file,
      manifest ? partsOf(folder, manifest, parts) : [],
      chunks ? chunkFiles(folder, chunks) : [],
    ].flat();
    const missing = patterns.filter((pattern) => filesMatching(folder, pattern).length === 0);
    const files = new Set(patterns.flatMap((pattern) => filesMatching(folder, pattern)));
    const bytes = [...files].reduce((sum, path) => sum + sizeOf(path), 0);
    return { name, bytes, limit, missing, isWithin: missing.length === 0 && bytes <= limit };
  });
}

function partsOf(folder, manifest, parts) {
  if (filesMatching(folder, manifest).length === 0) return [manifest];
  const built = JSON.parse(readFileSync(join(folder, manifest), 'utf8'));
  // A part that the build does not know is missing, and not free.
  return parts.flatMap((part) => built[part] ?? part).map((name) => join(dirname(manifest), 'assets', name));
}

/** The build has compressed what is served from a folder; that counts, if it is this file. */
function brotliSize(path) {
  const content = readFileSync(path);
  const made = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  if (made && brotliDecompressSync(made).equals(content)) return made.length;
  return brotliCompressSync(content, brotliOptions).length;
}
