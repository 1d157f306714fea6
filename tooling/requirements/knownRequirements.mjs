import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const row = /^\| *([A-Z]{2,4}-\d{2,3}|D\d{1,2}) *\| *(.*?) *\|/gm;

/** Every id with its requirement, from the tables of docs/requirements. */
export function knownRequirements(folder = join(root, 'docs', 'requirements')) {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const rows = pages.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(row)]);
  return new Map(rows.map(([, id, text]) => [id, text]));
}

export function areaOf(id) {
  return id.replace(/-?\d+$/, '');
}
