import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { slowExpressions } from './expressions/slowExpressions.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function problemsOf(source) {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-expressions-'));
  folders.push(folder);
  mkdirSync(join(folder, 'packages/rules/src'), { recursive: true });
  mkdirSync(join(folder, 'apps'));
  writeFileSync(join(folder, 'packages/rules/package.json'), '{ "name": "@shopbell/rules" }');
  writeFileSync(join(folder, 'packages/rules/src/index.ts'), source);
  writeFileSync(join(folder, 'packages/rules/src/index.test.ts'), 'export const test = /(a+)+$/;');
  return slowExpressions(folder).problems;
}

it.each([
  ['(a+)+$', 'exponential'],
  ['<[^>]*>', 'quadratic'],
  ['\\s+$', 'quadratic'],
])('finds /%s/, whose time is %s', (pattern, time) => {
  expect(problemsOf(`export const found = (text: string) => /${pattern}/u.test(text);`)).toEqual([
    `packages/rules/src/index.ts: /${pattern}/u takes ${time} time`,
  ]);
});

it.each(['^<[^<>]*>$', '\\s+', '\\s{1,20}$'])('lets /%s/ pass', (pattern) => {
  expect(problemsOf(`export const fast = /${pattern}/;`)).toEqual([]);
});
