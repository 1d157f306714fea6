import type { ConversationDetail, Note } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const path = '/console/api/conversations';

const conversationDetail = answerWith<ConversationDetail>('summary', 'visitor', 'pages', 'earlier');
const noteList = answerWith<{ readonly notes: Note[] }>('notes');

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
