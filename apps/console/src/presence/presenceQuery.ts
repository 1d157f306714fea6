import type { OwnPresence } from '@shopbell/protocol';
import { ownPresence } from '@shopbell/protocol/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

/** Read once; then the socket tells of changes. */
export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: ({ signal }) => getJson('/console/api/presence', ownPresence, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What was not read yet comes with the whole. */
export const showPresence = (queryClient: QueryClient, news: Partial<OwnPresence>): void =>
  void queryClient.setQueryData(presenceQuery.queryKey, (known) => known && { ...known, ...news });
