import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepOutcome } from './reports/stepOutcome.mjs';
import { hasFailed, summary } from './reports/summary.mjs';
import { testsIn } from './reports/testsIn.mjs';
import { root } from './root.mjs';

const passed = (title, durationMs = 1, step = 'unit') => ({
  ...{ step, title, status: 'passed', durationMs },
  file: `${title[0]}.test.ts`,
});
const failed = (title, step = 'unit') => ({ step, title, status: 'failed', durationMs: 1 });

describe('testsIn', () => {
  it('reads a report of vitest', () => {
    const assertionResults = [
      { fullName: 'hours is open', status: 'passed', duration: 12 },
      {
        ...{ fullName: 'hours is closed', status: 'failed', duration: 3 },
        failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at …'],
      },
      { fullName: 'hours later', status: 'todo' },
    ];
    const name = join(root, 'rules', 'hours.test.ts');
    const file = 'rules/hours.test.ts';
    expect(testsIn({ testResults: [{ name, status: 'failed', assertionResults }] })).toEqual([
      { title: 'hours is open', status: 'passed', durationMs: 12, file },
      {
        ...{ title: 'hours is closed', status: 'failed', durationMs: 3, file },
        reason: 'expected 1 to be 2\n    at …',
      },
      { title: 'hours later', status: 'skipped', durationMs: 0, file },
    ]);
  });

  it('counts a file that vitest could not load', () => {
    const file = {
      name: 'hours.test.ts',
      status: 'failed',
      message: 'Cannot find x\nat …',
      assertionResults: [],
    };
    expect(testsIn({ testResults: [file] })).toEqual([
      { title: 'hours.test.ts: Cannot find x', status: 'failed', durationMs: 0 },
    ]);
  });

  it('reads a report of playwright, nested, and takes flaky for failed', () => {
    const spec = (title, status, error) => ({
      title,
      tests: [{ status, projectName: '', results: [{ duration: 40, error }] }],
    });
    const inner = { title: 'cart', specs: [spec('adds', 'expected'), spec('removes', 'flaky')] };
    const suites = [
      {
        title: 'shop.e2e.ts',
        specs: [spec('opens', 'unexpected', { message: 'no button' })],
        suites: [inner],
      },
    ];
    const file = 'shop.e2e.ts';
    expect(testsIn({ suites, errors: [{ message: 'no server\n…' }] })).toEqual([
      { title: 'shop.e2e.ts › opens', status: 'failed', durationMs: 40, file, reason: 'no button' },
      { title: 'shop.e2e.ts › cart › adds', status: 'passed', durationMs: 40, file },
      { title: 'shop.e2e.ts › cart › removes (flaky)', status: 'failed', durationMs: 40, file },
      { title: 'no server', status: 'failed', durationMs: 0 },
    ]);
  });

  it('reads a report of the checks', () => {
    expect(testsIn({ checks: [{ name: 'types', passed: true, durationMs: 5 }] })).toEqual([
      { title: 'check: types', status: 'passed', durationMs: 5 },
    ]);
  });
});

describe('stepOutcome', () => {
  const titles = (facts) =>
    stepOutcome({ step: 'unit', durationMs: 1, ...facts }).tests.map(({ title }) => title);

  it('adds nothing to a good run', () => {
    expect(titles({ tests: [passed('a')], exitCode: 0 })).toEqual(['a']);
  });

  it.each([
    ['no report', { tests: null, exitCode: 1 }, ['unit: wrote no report (exit code 1)']],
    [
      'no tests, although the exit code is 0',
      { tests: [], exitCode: 0 },
      ['unit: ran no tests (exit code 0)'],
    ],
    [
      'a bad end after good tests',
      { tests: [passed('a')], exitCode: 1 },
      ['a', 'unit: ended with exit code 1'],
    ],
    ['a failed test, once', { tests: [failed('a')], exitCode: 1 }, ['a']],
    ['a failed preparation', { tests: [], problem: 'no Chromium' }, ['unit: no Chromium']],
  ])('counts %s', (_, facts, expected) => {
    expect(titles(facts)).toEqual(expected);
  });

  it('lets a step be empty that a change may not concern, if it ended well', () => {
    expect(titles({ tests: [], exitCode: 0, mayBeEmpty: true })).toEqual([]);
    expect(titles({ tests: [], exitCode: 1, mayBeEmpty: true })).toEqual([
      'unit: ran no tests (exit code 1)',
    ]);
  });

  it('does not take skipped tests for tests', () => {
    const skipped = { ...passed('a'), status: 'skipped' };
    expect(titles({ tests: [skipped], exitCode: 0 })).toEqual(['a', 'unit: ran no tests (exit code 0)']);
  });
});

describe('summary', () => {
  const outcomes = [
    { step: 'unit', durationMs: 31_240, tests: [passed('a', 5), failed('b')] },
    {
      step: 'pglite',
      durationMs: 900,
      tests: [passed('c', 700, 'pglite'), passed('check: types', 9_000, 'check')],
    },
  ];

  it('ends with the counts of everything', () => {
    expect(summary(outcomes, 32_000).at(-1)).toBe('3 passed, 1 failed');
  });

  it('counts per step and names what failed', () => {
    const lines = summary(outcomes, 32_000);
    expect(lines).toContain('unit: 1 passed, 1 failed (31.2 s)');
    expect(lines).toContain('pglite: 2 passed, 0 failed (0.9 s)');
    expect(lines).toContain('check: types passed');
    expect(lines).toContain('  unit: b');
  });

  it('says why each of them failed, in a few lines', () => {
    const reason = Array.from({ length: 40 }, (_, index) => `line ${index}\n`).join('\n');
    const lines = summary([{ step: 'unit', durationMs: 1, tests: [{ ...failed('b'), reason }] }], 1);
    const at = lines.indexOf('  unit: b');
    expect(lines.slice(at + 1, at + 3)).toEqual(['    line 0', '    line 1']);
    expect(lines.filter((line) => line.startsWith('    line'))).toHaveLength(12);
  });

  it('lists the fifteen longest tests and files of each step, and how long all of it took', () => {
    const tests = Array.from({ length: 20 }, (_, index) => passed(`${index % 2}${index}`, index * 100));
    const steps = [
      { step: 'unit', durationMs: 2_000, tests },
      { step: 'browser', durationMs: 60_000, tests: [passed('cart', 41_200)] },
    ];
    const lines = summary(steps, 61_900);
    const below = (heading, count) => lines.slice(lines.indexOf(heading) + 1).slice(0, count);
    expect(below('unit: the longest files', 3)).toEqual([
      '    10.0 s  1.test.ts',
      '     9.0 s  0.test.ts',
      '',
    ]);
    expect(below('unit: the longest tests', 1)).toEqual(['     1.9 s  119']);
    expect(below('unit: the longest tests', 16).at(-1)).toBe('');
    expect(below('browser: the longest tests', 1)).toEqual(['    41.2 s  cart']);
    expect(lines).toContain('all of it: 1 min 2 s');
  });

  it('is a failure as soon as one test failed', () => {
    expect(hasFailed(outcomes)).toBe(true);
    expect(hasFailed(outcomes.slice(1))).toBe(false);
  });
});
