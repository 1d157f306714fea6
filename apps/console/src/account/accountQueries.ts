import { ownAccount, sessionList, signInLog } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => getJson('/console/api/account', ownAccount, signal),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) =>
    (await getJson('/console/api/account/sessions', sessionList, signal)).sessions,
});

export const ownSignInsQuery = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: async ({ signal }) => (await getJson('/console/api/account/sign-ins', signInLog, signal)).events,
});
