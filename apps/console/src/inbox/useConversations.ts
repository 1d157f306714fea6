import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conversationsQuery } from './conversationsQuery';
import { uniqueConversations } from './uniqueConversations';

const noPages = [] as const;

export function useConversations() {
  const query = useInfiniteQuery(conversationsQuery);
  const pages = query.data?.pages ?? noPages;
  const conversations = useMemo(() => uniqueConversations(pages), [pages]);
  return {
    conversations,
    waitingCount: conversations.filter(({ isWaiting }) => isWaiting).length,
    isLoading: query.isPending,
    isFailed: query.isLoadingError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}
