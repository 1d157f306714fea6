import type { RecordedVisit, RecordedVisits } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import type { ServedRules } from './simulate';

interface Chats {
  readonly chats: readonly { readonly id: number; readonly name: string; readonly key: string }[];
}

export const chatsQuery = queryOptions({
  queryKey: ['simulator', 'chats'],
  queryFn: ({ signal }) => getJson('/console/api/chats', answerWith<Chats>('chats'), signal),
});

/** What every page of the chat reads: no other copy of it could be another one. */
export const rulesQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['simulator', 'rules', chatId],
    queryFn: ({ signal }) =>
      getJson(
        `/api/applications/${chatId}/campaigns`,
        answerWith<ServedRules>('campaigns', 'timeZone', 'abTest', 'prioritisation', 'cards', 'skipped'),
        signal,
      ),
  });

export const visitsQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['simulator', 'visits', chatId],
    queryFn: ({ signal }) =>
      getJson(`/console/api/recorded-visits?chatId=${chatId}`, answerWith<RecordedVisits>('visits'), signal),
  });

export const visitQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['simulator', 'visit', sessionId],
    queryFn: ({ signal }) =>
      getJson(`/console/api/recorded-visits/${sessionId}`, answerWith<RecordedVisit>('events'), signal),
  });
