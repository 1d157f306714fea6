import { chatList, chatVersions, configuredChat } from '@shopbell/protocol/schemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: ({ signal }) => getJson('/console/api/chats', chatList, signal),
});

export const chatQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chat-settings', chatId],
    queryFn: ({ signal }) => getJson(`/console/api/chats/${chatId}/settings`, configuredChat, signal),
    // A form that changed under someone's hands would be worse than one that is a minute old; a save finds out.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const versionsQuery = (chatId: number) =>
  infiniteQueryOptions({
    queryKey: ['chat-versions', chatId],
    queryFn: ({ signal, pageParam }) =>
      getJson(
        `/console/api/chats/${chatId}/versions${pageParam === null ? '' : `?before=${pageParam}`}`,
        chatVersions,
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasMore, versions }) => (hasMore ? (versions.at(-1)?.version ?? null) : null),
  });
