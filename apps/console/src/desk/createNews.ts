import type { AgentNews } from '@shopbell/client/agent';
import type { QueryClient } from '@tanstack/react-query';
import type { Toasts } from '../app/createToasts';
import type { Viewers } from '../conversation/createViewers';
import { detailQuery, notesQuery } from '../conversation/detailQueries';
import type { ListNews } from '../inbox/createListNews';
import { tagsQuery } from '../inbox/inboxQueries';
import { showPresence } from '../presence/presenceQuery';
import type { createRinging } from './createRinging';

/** Tabs that hear of a mention within this time hear of the same one. */
const mentionMs = 10_000;

export interface NewsOptions {
  readonly queryClient: QueryClient;
  readonly lists: ListNews;
  readonly viewers: Viewers;
  readonly toasts: Toasts;
  readonly ringing: ReturnType<typeof createRinging>;
  readonly userId: string;
  readonly lookedAt: () => string | null;
  readonly openConversation: (conversationId: string) => void;
}

/** What the socket tells of, brought to where it is shown. */
export function createNews(options: NewsOptions) {
  const { queryClient, lists, viewers } = options;

  async function readAnew(conversationId: string): Promise<void> {
    const { queryKey } = detailQuery(conversationId);
    // A first answer on its way may be older than the news, and would not be asked for a second time.
    const query = queryClient.getQueryCache().find({ queryKey });
    if (query?.state.data === undefined) await query?.promise?.catch(() => {});
    await queryClient.invalidateQueries({ queryKey });
  }

  function tellOfMention(conversationId: string): void {
    const { toasts, ringing, lookedAt, openConversation } = options;
    const text = 'You were mentioned in a note';
    ringing.once(`${conversationId} mention ${Math.floor(Date.now() / mentionMs)}`, {
      title: lists.knownRow(conversationId)?.visitorName ?? 'Shopbell',
      text,
      tag: conversationId,
      onOpen: () => openConversation(conversationId),
    });
    if (lookedAt() !== conversationId) toasts.say(`${text}.`);
  }

  return {
    changed(conversationId: string): void {
      lists.changed(conversationId);
      void readAnew(conversationId);
    },
    hear(news: AgentNews): void {
      if (news.type === 'agent-viewing') return viewers.heard(news.payload);
      if (news.type === 'agent-presence' || news.type === 'team-presence')
        return showPresence(queryClient, news.payload);
      const { conversationId } = news.payload;
      void readAnew(conversationId);
      // Beside the conversation only: no list shows it.
      if (news.type === 'message-seen' || news.type === 'shopify-cart') return;
      lists.changed(conversationId);
      if (news.type === 'visitor-changed') return;
      void queryClient.invalidateQueries({ queryKey: notesQuery(conversationId).queryKey });
      void queryClient.invalidateQueries({ queryKey: tagsQuery.queryKey });
      if (news.payload.mentioned.includes(options.userId)) tellOfMention(conversationId);
    },
  };
}
