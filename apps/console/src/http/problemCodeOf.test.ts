import { expect, it } from 'vitest';
import { problemCodeOf } from './problemCodeOf';

it('reads the code of our own errors', () => {
  expect(
    problemCodeOf(503, { error: { code: 'database-down', message: 'The database does not answer.' } }),
  ).toBe('database-down');
});

it('knows a 401 without our body', () => {
  expect(problemCodeOf(401, null)).toBe('unauthorized');
});

it('takes the page of a gateway for a server that does not answer', () => {
  expect(problemCodeOf(502, '<html>Bad gateway</html>')).toBe('unreachable');
});

it('does not believe codes it does not know', () => {
  expect(problemCodeOf(418, { error: { code: 'teapot' } })).toBe('unexpected');
});
