import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The scripts, or the styles, that Vite's manifest says load with the sources in `of`, or with the chunks of that name,
 * without those that loaded with `beyond` before. A source that has no chunk of its own is named instead, and matches no
 * file: it was pulled into something else.
 */
export function chunkFiles(folder, { manifest, of, beyond = [], areStyles = false }) {
  if (!existsSync(join(folder, manifest))) return [manifest];
  const chunks = JSON.parse(readFileSync(join(folder, manifest), 'utf8'));
  const before = closure(chunks, beyond);
  const keyOf = (source) =>
    chunks[source] ? source : Object.keys(chunks).find((key) => chunks[key].name === source);
  const lost = of.filter((source) => !keyOf(source) || before.has(keyOf(source)));
  if (lost.length > 0) return lost.map((source) => `${source}, which has no chunk of its own`);
  const keys = [...closure(chunks, of.map(keyOf))].filter((key) => !before.has(key));
  // The folder that holds `.vite/manifest.json` is what its names begin at.
  const start = posix.dirname(posix.dirname(manifest));
  const files = keys.flatMap((key) => (areStyles ? (chunks[key].css ?? []) : chunks[key].file));
  return [...new Set(files)]
    .filter((file) => /[.](js|css)$/.test(file))
    .map((file) => posix.join(start, file));
}

/** Keys of all chunks that load together with the given ones. */
function closure(chunks, keys, known = new Set()) {
  for (const key of keys) {
    if (known.has(key) || !chunks[key]) continue;
    known.add(key);
    closure(chunks, chunks[key].imports ?? [], known);
  }
  return known;
}
