import type { Role } from '@shopbell/protocol';

export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', agent: 'Agent' };

export const roleRights: Record<Role, string> = {
  owner: 'Owners may do everything, and see the sign-in log.',
  admin: 'Admins answer shoppers and manage the team, but no owners.',
  agent: 'Agents answer shoppers.',
};
