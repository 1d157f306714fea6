import type { InboxFilter } from '@shopbell/protocol';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conversationsQuery } from './inboxQueries';
import { listedIn } from './patchPages';

const noPages = [] as const;

export function useConversations(filter: InboxFilter) {
  const query = useInfiniteQuery({
    ...conversationsQuery(filter),
    // While someone types into the search, what was found before stays until the new answer is there.
    ...(filter.q !== undefined && { placeholderData: keepPreviousData }),
  });
  const pages = query.data?.pages ?? noPages;
  const conversations = useMemo(() => listedIn(pages), [pages]);
  return {
    conversations,
    isLoading: query.isPending,
    isFailed: query.isLoadingError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}
