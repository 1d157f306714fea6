import type { Role } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { canChangeRole, canInvite, canRemove, canSeeTeam, rolesToGive } from './index';

const roles = ['owner', 'admin', 'agent'] as const;
const rank: Record<Role, number> = { owner: 2, admin: 1, agent: 0 };

it('owners give every role, admins all but owner, agents none', () => {
  expect(roles.map(rolesToGive)).toEqual([['agent', 'admin', 'owner'], ['agent', 'admin'], []]);
  expect(roles.filter(canSeeTeam)).toEqual(['owner', 'admin']);
});

it('nobody gives, takes or ends a role above their own', () => {
  for (const actor of roles) {
    for (const role of roles) {
      const isAbove = rank[role] > rank[actor];
      if (isAbove) {
        expect(canInvite(actor, role)).toBe(false);
        expect(canRemove(actor, role, false)).toBe(false);
        for (const other of roles) {
          expect(canChangeRole(actor, role, other)).toBe(false);
          expect(canChangeRole(actor, other, role)).toBe(false);
        }
      }
    }
  }
});

it('agents change nobody, not even each other, and everyone may leave', () => {
  expect(canChangeRole('agent', 'agent', 'agent')).toBe(false);
  expect(canRemove('agent', 'agent', false)).toBe(false);
  for (const role of roles) expect(canRemove(role, role, true)).toBe(true);
});
