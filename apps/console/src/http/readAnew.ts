import type { Query, QueryClient } from '@tanstack/react-query';

type Which = (query: Query) => boolean;

/** What is being asked for at this moment, and may be answered with what was true a moment ago. */
export const readsUnderWay = (queryClient: QueryClient, which: Which): readonly Promise<unknown>[] =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: which })
    .flatMap(({ promise }) => promise ?? []);

/** A first read that is under way is not begun again by being outdated, so it comes to its end first. */
export async function readAnew(queryClient: QueryClient, which: Which): Promise<void> {
  const isFirst: Which = (query) => query.state.data === undefined && which(query);
  await Promise.allSettled(readsUnderWay(queryClient, isFirst));
  await queryClient.invalidateQueries({ predicate: which });
}
