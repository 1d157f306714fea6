import type { Colleague, ConversationSummary, InboxFilter } from '@shopbell/protocol';
import type { RefObject } from 'react';

export interface ConversationListProps {
  readonly title: string;
  readonly filter: InboxFilter;
  readonly query: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly conversations: readonly ConversationSummary[];
  readonly colleagues: readonly Colleague[];
  readonly openId: string | null;
  /** Where a reply of ours was refused for good. */
  readonly refusedIn: readonly string[];
  readonly appKey: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  readonly onQuery: (query: string) => void;
  readonly retry: () => void;
  readonly loadMore: () => void;
}
