import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problems } from './index';

const page = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const documented = [...page.matchAll(/^\| `([\w-]+)` \| (\d+) \| (yes|no) \| \S/gm)].map(
  ([, code, status, retryable]) => ({ code, status: Number(status), retryable: retryable === 'yes' }),
);

const sorted = <Row extends { code?: string | undefined }>(rows: Row[]): Row[] =>
  rows.toSorted((left, right) => (left.code ?? '').localeCompare(right.code ?? ''));

it('the table of problems and its page say the same, in both directions', () => {
  const known = Object.entries(problems).map(([code, { status, retryable }]) => ({
    code,
    status,
    retryable,
  }));
  expect(sorted(documented)).toEqual(sorted(known));
});
