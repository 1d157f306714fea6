import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTokens } from '../build.mjs';

const root = join(import.meta.dirname, '../../..');
const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
const names = Array.from(tokens.matchAll(/^ {2}--([\w-]+):/gm), ([, name = '']) => name);

const sheets = ['apps/widget/src', 'apps/console/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file: `${folder}/${file}`, css: withoutComments(join(root, folder, file)) })),
);

function withoutComments(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
}

/** Everything that matches, with where it stands. */
const found = (what: RegExp) =>
  sheets.flatMap(({ file, css }) => Array.from(css.matchAll(what), ([text]) => `${file}: ${text}`));

it('colours come from the tokens, or are mixed from those on screen', () => {
  expect(found(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\((?!from var)[^)]*\)/gi)).toEqual([]);
});

it('durations come from the tokens', () => {
  expect(found(/(?<![\w.-])(?:\d+\.)?\d+m?s\b/g)).toEqual([]);
});

it('every token is used, and each is there once', () => {
  const used = new Set(
    sheets.flatMap(({ css }) => Array.from(css.matchAll(/var\(--([\w-]+)/g), ([, name]) => name)),
  );
  expect(names.filter((name) => !used.has(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('no name of a token is a name of a property that a page sets', () => {
  const set = sheets.flatMap(({ css }) =>
    Array.from(css.matchAll(/^\s*--([\w-]+):/gm), ([, name = '']) => name),
  );
  expect(set.filter((name) => names.includes(name))).toEqual([]);
});

it('the build writes the values, and leaves the properties of the page alone', () => {
  expect(withTokens('a { color: var(--white); gap: var(--space-2); top: var(--inset) }')).toBe(
    'a { color: #fff; gap: 8px; top: var(--inset) }',
  );
});
