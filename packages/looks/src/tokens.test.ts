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

/** Lines are 1 px wide, and what makes room for one. */
const isLine = (length: string) => /^-?1px$/.test(length);

/** What keeps things apart, rounds them or sets them in type; offsets are space too. */
const spaced =
  /(?:padding|margin|scroll-margin|scroll-padding|inset)(?:-[a-z-]+)?|(?:row-|column-)?gap|top|right|bottom|left|border(?:-[a-z-]+)?-radius|font(?:-size)?|line-height/;

/** Lengths in shares of something, such as em, %, or the page's own height, are no steps of a scale. */
function ownLengths(css: string): readonly string[] {
  const declarations = css.matchAll(new RegExp(`(?<![\\w-])(?:${spaced.source}):([^;{}]+)[;}]`, 'g'));
  return Array.from(declarations, ([text, value = '']) => ({ text, lengths: value.match(length) ?? [] }))
    .filter(({ lengths }) => !lengths.every(isLine))
    .map(({ text }) => text);
}
const length = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt|cm|mm|in|q)\b/gi;

it('space, corners and type come from the tokens', () => {
  expect(sheets.flatMap(({ file, css }) => ownLengths(css).map((text) => `${file}: ${text}`))).toEqual([]);
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

it.each([
  ['a { padding: 0 3px }', true],
  ['a { margin-inline: auto -2rem; }', true],
  ['a { inset: calc(var(--space-2) + 5px) 0 }', true],
  ['a { border-end-end-radius: 5px; }', true],
  ['a { font: 600 15px/1.2 system-ui }', true],
  ['a { padding: calc(var(--space-2) - 1px) 0 1.5em; gap: 1px; width: 3px; border: 2px solid }', false],
  ['a { --row: 30px; line-height: var(--row); top: calc(100% + var(--space-1)) }', false],
])('%s has lengths of its own: %s', (css, has) => {
  expect(ownLengths(css).length > 0).toBe(has);
});

it('the build writes the values, and leaves the properties of the page alone', () => {
  expect(withTokens('a { color: var(--white); gap: var(--space-2); top: var(--inset) }')).toBe(
    'a { color: #fff; gap: 8px; top: var(--inset) }',
  );
});
