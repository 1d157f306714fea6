// What a shop's page pays for, against the budgets in bytes.json.
import { readFileSync } from 'node:fs';
import { measureBytes } from './bytes/measureBytes.mjs';
import { unmeasuredParts } from './bytes/unmeasuredParts.mjs';
import { root } from './root.mjs';

const budgets = JSON.parse(readFileSync(new URL('bytes.json', import.meta.url), 'utf8'));
const rows = measureBytes(root, budgets);
const width = Math.max(4, ...rows.map(({ name }) => name.length));

console.log(`${'name'.padEnd(width)}  ${'bytes'.padStart(8)}  ${'limit'.padStart(8)}`);
for (const { name, bytes, limit, missing, isWithin } of rows) {
  const remark = missing.length > 0 ? `  missing: ${missing.join(', ')}` : isWithin ? '' : '  over the limit';
  console.log(`${name.padEnd(width)}  ${String(bytes).padStart(8)}  ${String(limit).padStart(8)}${remark}`);
}
if (rows.length === 0) console.log('tooling/bytes.json names no budgets.');
const unmeasured = unmeasuredParts(root, budgets, 'apps/widget/dist/manifest.json');
for (const part of unmeasured)
  console.log(`${part}: a page can load it, and no row of tooling/bytes.json counts it.`);
if (rows.length === 0 || unmeasured.length > 0 || rows.some(({ isWithin }) => !isWithin))
  process.exitCode = 1;
