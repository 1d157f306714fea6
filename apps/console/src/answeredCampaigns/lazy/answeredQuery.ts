import type { AnsweredCampaign } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../../http/answerWith';
import { getJson } from '../../http/getJson';

const answer = answerWith<{ readonly campaigns: readonly AnsweredCampaign[] }>('campaigns');

/** Asked anew with each message, since each may answer one. */
export const answeredQuery = (conversationId: string, headId: number) =>
  queryOptions({
    queryKey: ['answered-campaigns', conversationId, headId] as const,
    queryFn: ({ signal }) =>
      getJson(`/console/api/conversations/${conversationId}/campaigns`, answer, signal),
    placeholderData: (before) => before,
    staleTime: 30_000,
    retry: false,
  });
