import { expect, it } from 'vitest';
import { lineAt, lineOfSyntaxError, planFolder, readHeader, sayPlan, uniqueKeys, writeHeader } from '.';

it.each([
  [{ title: 'Plain: with a colon' }, '<p>Body</p>'],
  [{ title: '"Quoted"', slug: 'a' }, ''],
  [{ title: 'Two\nlines' }, '---\nnot: a header\n---\n'],
  [{ title: ' spaced ' }, 'ends with a line\n\n'],
  [{}, 'crlf\r\nstays'],
])('a header and a body are read as they were written: %j', (fields, body) => {
  const read = readHeader(writeHeader(fields, body));
  if ('problem' in read) throw new Error(read.problem);
  expect([Object.fromEntries([...read.fields].map(([name, { value }]) => [name, value])), read.body]).toEqual(
    [fields, body],
  );
});

it.each([
  ['', 1],
  ['title: A', 1],
  ['---\ntitle: A', 2],
  ['---\ntitle: A\nslug\n---\n', 3],
  ['---\ntitle: "A\n---\n', 2],
])('what is wrong with a header is said with its line: %j', (text, line) => {
  expect(readHeader(text)).toMatchObject({ line, problem: expect.any(String) });
});

it('a value of a JSON text has a line, and so has where it breaks', () => {
  const json = '{\n "a\\"}": "x",\n "steps": [\n  { "kind": 1 },\n  { "kind": [] ,\n   "next": null }\n ]\n}';
  const lines = [[], ['steps'], ['steps', 0, 'kind'], ['steps', 1, 'next'], ['steps', 9], ['gone']];
  expect(lines.map((path) => lineAt(json, path))).toEqual([1, 3, 4, 6, 3, 1]);
  expect(lineAt('', ['a'])).toBe(1);
  const broken = ['{\n "a": 1,\n "b": x\n}', '{\n "a": 1\n "b": 2\n}', '{\n "a" 1}', '[1,\n', '{\n b: 1}'];
  expect(broken.map(lineOfSyntaxError)).toEqual([3, 3, 2, 2, 2]);
});

it('a plan says what is new, changed, removed, or stays', () => {
  const current = new Map([
    ['flows/a.json', '1'],
    ['flows/a.draft.json', '2'],
    ['macros/gone.md', '3'],
    ['macros/same.md', '4'],
  ]);
  const given = new Map([
    ['flows/a.json', '1'],
    ['macros/same.md', '4'],
    ['articles/x/en-US.html', '5'],
  ]);
  expect(sayPlan(planFolder(current, given, true))).toEqual([
    ...['+ articles/x/en-US', '~ flows/a', '- macros/gone'],
  ]);
  expect(planFolder(current, given, false).at(-1)).toEqual({ unit: 'macros/gone', kind: 'stays' });
  expect(planFolder(current, current, true)).toEqual([]);
});

it('names of files are told apart', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a-2', 'a'])).toEqual(['a', 'b', 'a-2', 'a-2-2', 'a-3']);
});
