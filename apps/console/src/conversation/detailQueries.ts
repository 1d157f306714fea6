import { conversationDetail, noteList } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

const path = '/console/api/conversations';

export const detailQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversation', conversationId] as const,
    queryFn: ({ signal }) => getJson(`${path}/${conversationId}`, conversationDetail, signal),
  });

export const notesQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['notes', conversationId] as const,
    queryFn: async ({ signal }) => (await getJson(`${path}/${conversationId}/notes`, noteList, signal)).notes,
  });
