import {
  type AgentClient,
  type AgentNews,
  browserEnvironment,
  type ConversationChannel,
  createAgentClient,
} from '@shopbell/client/agent';
import type { ConsoleMember } from '@shopbell/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { createToasts, type Toasts } from '../app/createToasts';
import { createTrays, type Trays } from '../attachments/createTrays';
import { fileProblem } from '../attachments/fileProblem';
import { createViewers, type Viewers } from '../conversation/createViewers';
import { detailQuery, notesQuery } from '../conversation/detailQueries';
import { createListNews, type ListNews } from '../inbox/createListNews';
import { tagsQuery } from '../inbox/inboxQueries';
import { showPresence } from '../presence/presenceQuery';
import { type Bell, createBell } from './createBell';
import { type Commands, createCommands } from './createCommands';
import { createRings } from './createRings';
import { createThrottle } from './createThrottle';
import { createOutbox } from './outbox';
import { shouldRing } from './shouldRing';

export interface DeskOptions {
  readonly queryClient: QueryClient;
  readonly onSignedOut: () => void;
  readonly openConversation: (conversationId: string) => void;
}

/** The live half of the console: one connection, what is opened on it, and what it brings into the lists. */
export interface Desk {
  readonly client: AgentClient;
  readonly lists: ListNews;
  readonly viewers: Viewers;
  readonly toasts: Toasts;
  readonly commands: Commands;
  readonly bell: Bell;
  readonly trays: Trays;
  channel(conversationId: string): ConversationChannel;
  /** Which conversation is on screen. */
  looksAt(conversationId: string | null): void;
}

const refreshIntervalMs = 300;
const ringDelayMs = 250;
/** Tabs that hear of a mention within this time hear of the same one. */
const mentionMs = 10_000;

export function createDesk(
  { queryClient, onSignedOut, openConversation }: DeskOptions,
  member: ConsoleMember,
): Desk {
  const environment = browserEnvironment();
  const bell = createBell();
  const viewers = createViewers(environment, member.userId);
  let onScreen: string | null = null;
  const lookedAt = () => (document.visibilityState === 'visible' ? onScreen : null);

  const rings = createRings(() => localStorage, navigator.locks);
  /** A little later, so that a tab on which it is looked at says so first. */
  function ringOnce(name: string, words: Parameters<Bell['ring']>[0]): void {
    environment.after(ringDelayMs, () => {
      if (bell.store.get() !== 'off') void rings.claim(name).then((isOurs) => isOurs && bell.ring(words));
    });
  }

  const lists = createListNews({
    queryClient,
    userId: member.userId,
    after: environment.after,
    onRow(row, before) {
      const { conversationId, visitorName, lastMessage, headId } = row;
      const name = `${conversationId} ${headId}`;
      // Who looks at it has seen it in this browser, so that no other tab rings for it.
      if (lookedAt() === conversationId) return void rings.claim(name);
      if (!shouldRing({ row, before, userId: member.userId, lookedAt: lookedAt() })) return;
      const onOpen = () => openConversation(conversationId);
      ringOnce(name, { title: visitorName, text: lastMessage.text, tag: conversationId, onOpen });
    },
  });

  /** States have no cursor: after a reconnect everything on screen is read anew (D20). */
  const refresh = createThrottle({
    intervalMs: refreshIntervalMs,
    after: environment.after,
    action: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          ['conversations', 'counts', 'conversation', 'notes', 'tags', 'presence'].includes(
            String(queryKey[0]),
          ),
      }),
  });

  async function readAnew(conversationId: string): Promise<void> {
    const { queryKey } = detailQuery(conversationId);
    // A first answer on its way may be older than the news, and would not be asked for a second time.
    const query = queryClient.getQueryCache().find({ queryKey });
    if (query?.state.data === undefined) await query?.promise?.catch(() => {});
    await queryClient.invalidateQueries({ queryKey });
  }

  function hear(news: AgentNews): void {
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
    if (news.payload.mentioned.includes(member.userId)) {
      const text = 'You were mentioned in a note';
      const onOpen = () => openConversation(conversationId);
      const title = lists.knownRow(conversationId)?.visitorName ?? 'Shopbell';
      ringOnce(`${conversationId} mention ${Math.floor(Date.now() / mentionMs)}`, {
        title,
        text,
        tag: conversationId,
        onOpen,
      });
      if (lookedAt() !== conversationId) toasts.say(`${text}.`);
    }
  }

  const toasts = createToasts();
  const client = createAgentClient({
    url: socketUrl(),
    environment,
    onConversationChanged(conversationId) {
      lists.changed(conversationId);
      void readAnew(conversationId);
    },
    onNews: hear,
    onConnected: refresh,
    onSignedOut,
    outbox: createOutbox(member.userId, environment.newInstanceId(), () => localStorage),
  });

  /** Who looks at it sees it in its place; everybody else has gone on to the next. */
  let refused = client.refusedIn.get();
  client.refusedIn.subscribe(() => {
    const before = refused;
    refused = client.refusedIn.get();
    const news = refused.filter((id) => !before.includes(id) && id !== lookedAt());
    for (const id of news)
      toasts.complain(`Your reply to ${lists.knownRow(id)?.visitorName ?? 'a shopper'} was not sent.`);
  });

  return {
    client,
    lists,
    viewers,
    toasts,
    commands: createCommands(),
    bell,
    trays: createTrays((because) => toasts.complain(fileProblem(because))),
    channel: client.conversation,
    looksAt(conversationId) {
      onScreen = conversationId;
    },
  };
}

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/console/ws`;
