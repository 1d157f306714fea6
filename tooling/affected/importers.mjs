import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImport } from '../arrows/resolveImport.mjs';
import { workspacesOf } from '../arrows/workspaces.mjs';

/** Who imports a file of the product, tests left out, as a function of its path. */
export function importersIn(folder) {
  let known = null;
  return (path) => {
    known ??= read(folder);
    return known.get(path) ?? [];
  };
}

/** Read as text: what a parser knows better, such as an import in a comment, costs ten times as long. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

function read(folder) {
  const workspaces = workspacesOf(folder);
  const importers = new Map();
  for (const from of workspaces.flatMap(({ files }) => files)) {
    if (/\.test\.\w+$/.test(from)) continue;
    for (const [, specifier] of readFileSync(join(folder, from), 'utf8').matchAll(imports)) {
      const { path } = resolveImport(folder, workspaces, from, specifier);
      if (path) importers.set(path, [...(importers.get(path) ?? []), from]);
    }
  }
  return importers;
}
