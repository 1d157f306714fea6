import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeReport, readDeclarations, revisionOf } from './browser-api/makeReport.mjs';
import { root } from './root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const report = read('docs/browser-api.report.md');

describe('the report of the browser API', () => {
  it('is what the sources say; if not, run `npm run api-report`', () => {
    expect(makeReport(readDeclarations(), report)).toBe(report);
  });

  it('has a line in the changelog for its revision', () => {
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`browser API[^.]*revision ${revisionOf(report)}\\b`, 'i'),
    );
  });

  it('counts a revision for every change, and none without', () => {
    const first = makeReport('declare const a: 1;');
    const second = makeReport('declare const a: 2;', first);
    expect([first, second, makeReport('declare const a: 2;', second)].map(revisionOf)).toEqual([1, 2, 2]);
  });
});

it('every method, event and queue of the browser API is explained to those who use it', () => {
  const [, methods = ''] = /commandNames: readonly \[(.*)\];/.exec(report) ?? [];
  const [, events = ''] = /interface ChatEvents \{([\s\S]*?)\n\}/.exec(report) ?? [];
  const names = [
    ...[...methods.matchAll(/"(\w+)"/g)].map(([, name]) => `${name}(`),
    ...[...report.matchAll(/^ {4}(\w+)\(/gm)].map(([, name]) => `${name}(`),
    ...[...events.matchAll(/^ {4}'?([\w:-]+)'?:/gm)].map(([, name]) => `\`${name}\``),
    'gorgiasChatQueue',
    'gorgias-widget-loaded',
  ];
  expect(names.length).toBeGreaterThan(40);
  const guide = read('docs/browser-api.md');
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});
