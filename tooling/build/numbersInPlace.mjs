import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import esbuild from 'esbuild';
import { root } from '../root.mjs';

const source = readFileSync(join(root, 'packages/protocol/src/limits.ts'), 'utf8');
const { code: script } = esbuild.transformSync(source, { loader: 'ts', format: 'esm' });
const groups = await import(`data:text/javascript,${encodeURIComponent(script)}`);

/**
 * Where a limit is read stands its number: the names of all limits of a group, for the few that a page reads, would be
 * carried by every page.
 */
export const numbersInPlace = {
  name: 'numbers-in-place',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /@shopbell\/protocol/ },
    handler: (code) => ({ code: withNumbers(code), map: null }),
  },
};

const withNumbers = (code) =>
  code.replace(/(?<![.\w])(\w+)\.(\w+)\b/g, (read, group, name) => {
    const value = Object.hasOwn(groups, group) && Object.hasOwn(groups[group], name) && groups[group][name];
    return typeof value === 'number' ? String(value) : read;
  });
