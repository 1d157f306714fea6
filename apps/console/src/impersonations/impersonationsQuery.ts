import type { Impersonation } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const answer = answerWith<{ readonly impersonations: readonly Impersonation[] }>('impersonations');

/** When the provider's staff has asked for a code: anywhere in the shop, or beside one shopper. */
export const impersonationsQuery = (conversationId: string | null) =>
  queryOptions({
    queryKey: ['impersonations', conversationId] as const,
    queryFn: ({ signal }) =>
      getJson(
        conversationId === null
          ? '/console/api/impersonations'
          : `/console/api/conversations/${conversationId}/impersonations`,
        answer,
        signal,
      ),
    staleTime: 30_000,
  });
