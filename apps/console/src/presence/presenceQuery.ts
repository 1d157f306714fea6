import type { OwnPresence } from '@shopbell/protocol';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const ownPresence = answerWith<OwnPresence>('status');

/** Read once; then the socket tells of changes. */
export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: ({ signal }) => getJson('/console/api/presence', ownPresence, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What was not read yet comes with the whole. */
export const showPresence = (queryClient: QueryClient, news: Partial<OwnPresence>): void =>
  void queryClient.setQueryData(presenceQuery.queryKey, (known) => known && { ...known, ...news });
