import type { Invitation, Member, SignInEvent } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const memberList = answerWith<{ readonly members: Member[] }>('members');
const invitationList = answerWith<{ readonly invitations: Invitation[] }>('invitations');
const signInLog = answerWith<{ readonly events: SignInEvent[] }>('events');

export const membersQuery = queryOptions({
  queryKey: ['team', 'members'],
  queryFn: async ({ signal }) => (await getJson('/console/api/team/members', memberList, signal)).members,
});

export const invitationsQuery = queryOptions({
  queryKey: ['team', 'invitations'],
  queryFn: async ({ signal }) =>
    (await getJson('/console/api/team/invitations', invitationList, signal)).invitations,
});

export const shopSignInsQuery = queryOptions({
  queryKey: ['team', 'sign-ins'],
  queryFn: async ({ signal }) => (await getJson('/console/api/team/sign-ins', signInLog, signal)).events,
});
