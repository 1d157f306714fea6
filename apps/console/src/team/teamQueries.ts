import { invitationList, memberList, signInLog } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

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
