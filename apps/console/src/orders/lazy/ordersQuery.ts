import type { ConversationOrders } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../../http/answerWith';
import { getJson } from '../../http/getJson';

const answer = answerWith<ConversationOrders>('hasPlatform', 'customer', 'orders', 'actions');

/** Another address or number is another person. */
export const ordersQuery = (conversationId: string, by: string) =>
  queryOptions({
    queryKey: ['orders', conversationId, by] as const,
    queryFn: ({ signal }) => getJson(`/console/api/conversations/${conversationId}/orders`, answer, signal),
    staleTime: 30_000,
    retry: false,
  });
