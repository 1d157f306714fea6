import type { OwnAccount, SignInEvent, SignInSession } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const ownAccount = answerWith<OwnAccount>('name', 'email', 'hasTwoFactor', 'shops', 'onlyOwnerOf');
const sessionList = answerWith<{ readonly sessions: SignInSession[] }>('sessions');
const signInLog = answerWith<{ readonly events: SignInEvent[] }>('events');

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
