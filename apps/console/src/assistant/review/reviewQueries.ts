import type { ConversationAssistant, ReviewedTurn, ReviewFilter } from '@shopbell/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../../http/answerWith';
import { getJson } from '../../http/getJson';

interface TurnsPage {
  readonly turns: ReviewedTurn[];
  readonly hasMore: boolean;
}

export const turnsQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: ['assistant-turns', filter],
    queryFn: ({ signal, pageParam }) =>
      getJson(
        `/console/api/assistant/turns?filter=${filter}${pageParam && `&before=${pageParam}`}`,
        answerWith<TurnsPage>('turns', 'hasMore'),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ turns, hasMore }) => (hasMore ? (turns.at(-1)?.startedDatetime ?? null) : null),
  });

export const anAssistant = answerWith<ConversationAssistant>('turns', 'handedOver');

export const conversationAssistantKey = (conversationId: string) =>
  ['conversation-assistant', conversationId] as const;

/** Asked anew with each message, since each may be a turn of it. */
export const conversationAssistantQuery = (conversationId: string, headId: number) =>
  queryOptions({
    queryKey: [...conversationAssistantKey(conversationId), headId] as const,
    queryFn: ({ signal }) =>
      getJson(`/console/api/conversations/${conversationId}/assistant`, anAssistant, signal),
    placeholderData: (before) => before,
    staleTime: 30_000,
    retry: false,
  });
