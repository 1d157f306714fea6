import { describe, expect, it } from 'vitest';
import { type Problem, type ProblemCode, problems } from './problems';

const codes = Object.keys(problems) as ProblemCode[];

describe('the table of problems', () => {
  it.each(Object.entries<Problem>(problems))(
    '%s has an HTTP status of a refusal and a sentence',
    (code, problem) => {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(problem.status).toBeGreaterThanOrEqual(400);
      expect(problem.status).toBeLessThan(600);
      expect(problem.message).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('[D9] tells what a retry can help from what is final', () => {
    const retryable = codes.filter((code) => problems[code].retryable);
    expect(retryable.toSorted()).toEqual([
      'assistant-failed',
      'database-down',
      'draining',
      'files-down',
      'internal',
      'overloaded',
      'platform-down',
      'rate',
      'storage-full',
    ]);
    for (const code of ['too-large', 'forbidden', 'conflict'] as const)
      expect(problems[code].retryable).toBe(false);
  });

  it('calls only faults of ours and haste retryable', () => {
    for (const code of codes) {
      const { status, retryable } = problems[code];
      expect(retryable, code).toBe(status === 429 || status >= 500);
    }
  });
});
