import type {
  Colleague,
  ConversationList,
  ConversationSummary,
  InboxCounts,
  InboxFilter,
  Macro,
  Tag,
} from '@shopbell/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const api = '/console/api';

const conversationList = answerWith<ConversationList>('conversations', 'next');
const rowList = answerWith<{ readonly conversations: ConversationSummary[] }>('conversations');
const inboxCounts = answerWith<InboxCounts>('open', 'mine', 'unassigned', 'waiting', 'snoozed');
const tagList = answerWith<{ readonly tags: Tag[] }>('tags');
const colleagueList = answerWith<{ readonly colleagues: Colleague[] }>('colleagues');
const macroList = answerWith<{ readonly macros: Macro[] }>('macros');

/** One list per filter. The socket says which rows to read anew; nothing else does. */
export const conversationsQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ['conversations', filter] as const,
    queryFn: ({ pageParam, signal }) => getJson(addressOf(filter, pageParam), conversationList, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ConversationList) => next,
    staleTime: 30_000,
  });

function addressOf({ view, tag, q }: InboxFilter, before: string | null): string {
  const query = new URLSearchParams({ view });
  if (tag !== undefined) query.set('tag', String(tag));
  if (q !== undefined) query.set('q', q);
  if (before !== null) query.set('before', before);
  return `${api}/conversations?${query}`;
}

export async function readRows(ids: readonly string[], signal: AbortSignal) {
  const { conversations } = await getJson(`${api}/conversations/rows?ids=${ids.join(',')}`, rowList, signal);
  return conversations;
}

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => getJson(`${api}/conversations/counts`, inboxCounts, signal),
});

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }) => (await getJson(`${api}/tags`, tagList, signal)).tags,
  staleTime: 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) => (await getJson(`${api}/colleagues`, colleagueList, signal)).colleagues,
  staleTime: 60_000,
});

export const macrosQuery = queryOptions({
  queryKey: ['macros'],
  queryFn: async ({ signal }) => (await getJson(`${api}/macros`, macroList, signal)).macros,
  staleTime: 60_000,
});
