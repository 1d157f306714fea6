import type { Role } from '@shopbell/protocol';

const ranks: readonly Role[] = ['agent', 'admin', 'owner'];

/** Whether a role reaches the one that something asks for. */
export const isAtLeast = (role: Role, least: Role): boolean => ranks.indexOf(role) >= ranks.indexOf(least);
