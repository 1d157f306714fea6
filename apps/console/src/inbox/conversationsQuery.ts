import type { ConversationList } from '@shopbell/protocol';
import { conversationList } from '@shopbell/protocol/schemas';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

const path = '/console/api/conversations';

/** The inbox, newest activity first. The socket says when to read it anew. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['conversations'],
  queryFn: ({ pageParam, signal }) => getJson(addressOf(pageParam), conversationList, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ conversations, hasMore }: ConversationList) =>
    hasMore ? (conversations.at(-1)?.lastMessage.createdDatetime ?? null) : null,
});

const addressOf = (before: string | null): string =>
  before === null ? path : `${path}?${new URLSearchParams({ before })}`;
