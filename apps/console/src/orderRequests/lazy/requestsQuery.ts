import type { ConversationRequests } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../../http/answerWith';
import { getJson } from '../../http/getJson';

export const requestsAnswer = answerWith<ConversationRequests>('requests', 'isMailed');

export const requestsKey = (conversationId: string) => ['order-requests', conversationId] as const;

/** Asked anew with each message, since each may ask for something. */
export const requestsQuery = (conversationId: string, headId: number) =>
  queryOptions({
    queryKey: [...requestsKey(conversationId), headId] as const,
    queryFn: ({ signal }) =>
      getJson(`/console/api/conversations/${conversationId}/requests`, requestsAnswer, signal),
    placeholderData: (before) => before,
    staleTime: 30_000,
    retry: false,
  });
