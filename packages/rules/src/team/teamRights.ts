import type { Role } from '@shopbell/protocol';

/**
 * Who may do what to whom in a team. The law: nobody gives, takes or ends a role above their own. That a shop keeps
 * an owner is not decided here: it takes a look at everyone, under a lock.
 */
const gives: Record<Role, readonly Role[]> = {
  owner: ['agent', 'admin', 'owner'],
  admin: ['agent', 'admin'],
  agent: [],
};

export const rolesToGive = (actor: Role): readonly Role[] => gives[actor];

export const canSeeTeam = (actor: Role): boolean => gives[actor].length > 0;

export const canInvite = (actor: Role, role: Role): boolean => gives[actor].includes(role);

export const canChangeRole = (actor: Role, from: Role, to: Role): boolean =>
  gives[actor].includes(from) && gives[actor].includes(to);

/** Everyone may leave. */
export const canRemove = (actor: Role, member: Role, isSelf: boolean): boolean =>
  isSelf || gives[actor].includes(member);
