import { describe, expect, it } from 'vitest';
import { stepOutcome } from './reports/stepOutcome.mjs';
import { hasFailed, summary } from './reports/summary.mjs';
import { testsIn } from './reports/testsIn.mjs';

const passed = (title, durationMs = 1, step = 'unit') => ({ step, title, status: 'passed', durationMs });
const failed = (title, step = 'unit') => ({ step, title, status: 'failed', durationMs: 1 });

describe('testsIn', () => {
  it('reads a report of vitest', () => {
    const assertionResults = [
      { fullName: 'hours is open', status: 'passed', duration: 12 },
      { fullName: 'hours is closed', status: 'failed', duration: 3 },
      { fullName: 'hours later', status: 'todo' },
    ];
    expect(testsIn({ testResults: [{ name: 'hours.test.ts', status: 'failed', assertionResults }] })).toEqual(
      [
        { title: 'hours is open', status: 'passed', durationMs: 12 },
        { title: 'hours is closed', status: 'failed', durationMs: 3 },
        { title: 'hours later', status: 'skipped', durationMs: 0 },
      ],
    );
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
    const spec = (title, status) => ({
      title,
      tests: [{ status, projectName: '', results: [{ duration: 40 }] }],
    });
    const inner = { title: 'cart', specs: [spec('adds', 'expected'), spec('removes', 'flaky')] };
    const suites = [{ title: 'shop.e2e.ts', specs: [spec('opens', 'unexpected')], suites: [inner] }];
    expect(testsIn({ suites, errors: [{ message: 'no server\n…' }] })).toEqual([
      { title: 'shop.e2e.ts › opens', status: 'failed', durationMs: 40 },
      { title: 'shop.e2e.ts › cart › adds', status: 'passed', durationMs: 40 },
      { title: 'shop.e2e.ts › cart › removes (flaky)', status: 'failed', durationMs: 40 },
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
    expect(summary(outcomes).at(-1)).toBe('3 passed, 1 failed');
  });

  it('counts per step and names what failed', () => {
    const lines = summary(outcomes);
    expect(lines).toContain('unit: 1 passed, 1 failed (31.2 s)');
    expect(lines).toContain('pglite: 2 passed, 0 failed (0.9 s)');
    expect(lines).toContain('check: types passed');
    expect(lines).toContain('  unit: b');
  });

  it('lists the ten slowest tests, slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, index) => passed(`test ${index}`, index + 1));
    const lines = summary([{ step: 'unit', durationMs: 1, tests }]).filter((line) => line.includes(' ms  '));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('      12 ms  unit      test 11');
  });

  it('is a failure as soon as one test failed', () => {
    expect(hasFailed(outcomes)).toBe(true);
    expect(hasFailed(outcomes.slice(1))).toBe(false);
  });
});
