import type { Member, Role } from '@shopbell/protocol';
import { roleNames, roleRights } from './roleWords';

export interface MemberDeed {
  readonly kind: 'role' | 'remove';
  readonly member: Member;
  readonly role: Role;
}

/** What is asked before a member is changed: who, and what it means. */
export function memberQuestion({ kind, member, role }: MemberDeed, isSelf: boolean) {
  if (kind === 'role') {
    const title = isSelf ? `Become ${roleNames[role]}?` : `Make ${member.name} ${roleNames[role]}?`;
    return { title, about: roleRights[role], action: `Make ${roleNames[role]}` };
  }
  return isSelf
    ? {
        title: 'Leave the team?',
        about: 'You are signed out everywhere. Only a new invitation brings you back.',
        action: 'Leave the team',
        isDanger: true,
      }
    : {
        title: `Remove ${member.name}?`,
        about: `${member.email} is signed out everywhere at once, and the invitations they sent are withdrawn. Their messages stay.`,
        action: 'Remove',
        isDanger: true,
      };
}
