import type { OpenInvitation } from '@shopbell/protocol';

const roleWords = { owner: 'an owner', admin: 'an admin', agent: 'an agent' } as const;

export const InvitationLead = ({ invitation }: { readonly invitation: OpenInvitation }) => (
  <>
    <strong>{invitation.invitedBy}</strong> invites you to answer its shoppers as {roleWords[invitation.role]}
    .
  </>
);
