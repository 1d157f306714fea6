import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const row = /^\| *([A-Z]{2,4}-\d{2,3}) *\| *(.*?) *\|/gm;
const deliveryRules = 23;

/** Every id with its requirement: those in the tables of docs/requirements, and the delivery contract's D1 to D23. */
export function knownRequirements(folder = join(root, 'docs', 'requirements')) {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const rows = pages.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(row)]);
  const delivery = Array.from({ length: deliveryRules }, (_, index) => [
    `D${index + 1}`,
    'delivery contract',
  ]);
  return new Map([...rows.map(([, id, text]) => [id, text]), ...delivery]);
}

export function areaOf(id) {
  return id.replace(/-?\d+$/, '');
}
