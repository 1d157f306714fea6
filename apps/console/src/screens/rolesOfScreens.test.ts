import { expect, it } from 'vitest';
import { destinationsFor } from './destinationsFor';
import { placesFor } from './placesFor';
import type { Screen } from './Screen';

const screen = (path: string, role: Screen['role']): Screen => ({
  path,
  title: path,
  role,
  commands: [{ id: path, title: path }],
  load: async () => () => null,
});
const rail = { Icon: () => null };
const screens: readonly Screen[] = [
  { ...screen('welcome', 'admin'), rail: { ...rail, while: 'first-steps-left' }, commands: [] },
  { ...screen('macros', 'agent'), rail },
  { ...screen('billing', 'owner'), rail },
  screen('$conversationId', 'agent'),
];

it('the rail shows what a role may see, in order, and the first steps while there are some', () => {
  const seen = (role: Screen['role'], isNew: boolean) =>
    placesFor(screens, role, { 'first-steps-left': isNew }).map(({ path }) => path);
  expect(seen('agent', true)).toEqual(['macros']);
  expect(seen('admin', true)).toEqual(['welcome', 'macros']);
  expect(seen('owner', false)).toEqual(['macros', 'billing']);
});

it('the palette leads where a role may go', () => {
  const ways = (role: Screen['role']) => destinationsFor(screens, role).map(({ to }) => to);
  expect(ways('agent')).toEqual(['/macros', '/$conversationId']);
  expect(ways('owner')).toEqual(['/macros', '/billing', '/$conversationId']);
});
