import { expect, it } from 'vitest';
import { isAtLeast } from './index';

it('an owner reaches every role, an admin all but owner, an agent only their own', () => {
  const roles = ['agent', 'admin', 'owner'] as const;
  expect(roles.map((role) => roles.filter((least) => isAtLeast(role, least)))).toEqual([
    ['agent'],
    ['agent', 'admin'],
    ['agent', 'admin', 'owner'],
  ]);
});
