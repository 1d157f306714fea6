import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const folders = ['apps', 'packages', 'tooling/build'];
const files = ['package-lock.json', 'tooling/build.mjs'];

/** One hash over all that the build reads. Tests do not ship. */
export function sourceHash() {
  const hash = createHash('sha256');
  const paths = [...folders.flatMap((folder) => filesBelow(folder)), ...files].sort();
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : filesBelow(path);
    return /\.test\.\w+$/.test(entry.name) ? [] : [path];
  });
}
