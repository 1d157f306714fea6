import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverage } from './requirements/coverage.mjs';
import { areaOf, knownRequirements } from './requirements/knownRequirements.mjs';
import { openRequirements } from './requirements/openRequirements.mjs';
import { quotedIds } from './requirements/quotedIds.mjs';
import { quoteProblems } from './requirements/quoteProblems.mjs';

// Ids stand in variables, because this file's own titles are read for ids as well.
const known = new Map([
  ['BH-03', 'open on a listed day'],
  ['BH-04', 'from is inclusive'],
  ['HTTP-01', 'calls'],
  ['D7', 'delivery contract'],
]);
const test = (title, status = 'passed') => ({ step: 'unit', title, status });

describe('knownRequirements', () => {
  it('reads the rows of the checklist, and adds the delivery contract', () => {
    const all = knownRequirements();
    expect(all.get('BH-04')).toBe('From time is inclusive');
    expect(all.has('D23')).toBe(true);
    expect(all.has('D24')).toBe(false);
  });

  it('has the number of items that the index says', () => {
    const index = readFileSync(new URL('../docs/requirements/README.md', import.meta.url), 'utf8');
    const said = [...index.matchAll(/^\| ([A-Z]+) \| [^|]+ \| (\d+) \|/gm)].map(([, area, count]) => [
      area,
      Number(count),
    ]);
    const areas = [...knownRequirements().keys()].map(areaOf);
    expect(said.map(([area]) => [area, areas.filter((each) => each === area).length])).toEqual(said);
  });
});

describe('openRequirements', () => {
  it('are known ones, each with its room', () => {
    const all = knownRequirements();
    const open = openRequirements();
    expect([...open.keys()].filter((id) => !all.has(id))).toEqual([]);
  });
});

describe('quotedIds', () => {
  it.each(
    [
      ['hours [BH-03] is open', ['BH-03']],
      ['[BH-03] and again [BH-03]', ['BH-03']],
      ['[D7] fetches the gap', ['D7']],
      ['[BH-03] [HTTP-01] together', ['BH-03', 'HTTP-01']],
      ['BH-03 without brackets, [1, 2], [UTF-8], [demo]', []],
      ['[ZZ-99]', ['ZZ-99']],
      ['[BH-3] and [BH-03, BH-04]', ['BH-3', 'BH-03, BH-04']],
    ].map(([title, ids], index) => [index, title, ids]),
  )('title %i', (_, title, ids) => {
    expect(quotedIds(title, known)).toEqual(ids);
  });
});

describe('quoteProblems', () => {
  it('is quiet about known ids, one per title, and about several with a reason', () => {
    const tests = [
      test('[BH-03] x'),
      test('[D7] y'),
      test('[BH-03] [BH-04] because one clock decides both'),
      test('z'),
    ];
    expect(quoteProblems(tests, known)).toEqual([]);
  });

  it('names test and id of an unknown one, in failed tests too', () => {
    expect(quoteProblems([test('[BH-99] x', 'failed')], known)).toEqual([
      'unit: "[BH-99] x" quotes unknown id BH-99',
    ]);
  });

  it('names test, id and room of one that is open', () => {
    const open = new Map([['BH-04', 'Clocks']]);
    expect(quoteProblems([test('[BH-03] x'), test('[BH-04] y')], known, open)).toEqual([
      'unit: "[BH-04] y" quotes BH-04, which is open until its room is built: Clocks',
    ]);
  });

  it('asks for a reason when a title quotes more than a dozen', () => {
    const ids = Array.from({ length: 13 }, (_, index) => `BH-${String(index + 1).padStart(2, '0')}`);
    const all = new Set(ids);
    const title = (count) =>
      `${ids
        .slice(0, count)
        .map((id) => `[${id}]`)
        .join(' ')} x`;
    expect(quoteProblems([test(title(12))], all)).toEqual([]);
    expect(quoteProblems([test(title(13))], all)).toEqual([
      `unit: "${title(13)}" quotes ${ids.join(', ')} without saying why (because, together)`,
    ]);
  });
});

describe('coverage', () => {
  it('counts the ids of passing tests only', () => {
    const tests = [test('[BH-03] x'), test('[BH-04] x', 'failed'), test('[D7] x', 'skipped')];
    expect(coverage(tests, known)).toEqual([
      { area: 'BH', proven: ['BH-03'], missing: ['BH-04'] },
      { area: 'HTTP', proven: [], missing: ['HTTP-01'] },
      { area: 'D', proven: [], missing: ['D7'] },
    ]);
  });
});
