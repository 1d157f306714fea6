import {
  type AgentClient,
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
import { readAnew } from '../http/readAnew';
import { createListNews, type ListNews } from '../inbox/createListNews';
import { type Bell, createBell } from './createBell';
import { type Commands, createCommands } from './createCommands';
import { createNews } from './createNews';
import { createRinging } from './createRinging';
import { createThrottle } from './createThrottle';
import { createOutbox } from './outbox';
import { shouldRing } from './shouldRing';

export interface DeskOptions {
  readonly queryClient: QueryClient;
  readonly onSignedOut: () => void;
  /** Another tab has gone on to another shop than this desk's. */
  readonly onOtherShop: () => void;
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

/** What a reconnect may have missed a change of. */
const liveKeys = ['conversations', 'counts', 'conversation', 'notes', 'tags', 'presence'];

export function createDesk(options: DeskOptions, member: ConsoleMember): Desk {
  const { queryClient, openConversation } = options;
  const { userId, shop } = member;
  const environment = browserEnvironment();
  const { after } = environment;
  const bell = createBell();
  const viewers = createViewers(environment, userId);
  const toasts = createToasts();
  const ringing = createRinging({ bell, after });
  let onScreen: string | null = null;
  const lookedAt = () => (document.visibilityState === 'visible' ? onScreen : null);

  const lists = createListNews({
    queryClient,
    userId,
    after,
    onRow(row, before) {
      const { conversationId, visitorName, lastMessage, headId } = row;
      const name = `${conversationId} ${headId}`;
      if (lookedAt() === conversationId) return ringing.seen(name);
      if (!shouldRing({ row, before, userId, lookedAt: lookedAt() })) return;
      const onOpen = () => openConversation(conversationId);
      ringing.once(name, { title: visitorName, text: lastMessage.text, tag: conversationId, onOpen });
    },
  });
  const news = createNews({ ...options, lists, viewers, toasts, ringing, userId, lookedAt });

  const client = createAgentClient({
    url: socketUrl(shop.id),
    environment,
    onConversationChanged: news.changed,
    onNews: news.hear,
    /** States have no cursor: after a reconnect everything on screen is read anew (D20). */
    onConnected: createThrottle({
      intervalMs: refreshIntervalMs,
      after,
      action: () => readAnew(queryClient, ({ queryKey }) => liveKeys.includes(String(queryKey[0]))),
    }),
    onSignedOut: options.onSignedOut,
    onOtherShop: options.onOtherShop,
    outbox: createOutbox({ userId, shopId: shop.id }, environment.newInstanceId(), () => localStorage),
  });

  tellOfRefused(client, (conversationId) => {
    // Who looks at it sees it in its place; everybody else has gone on to the next.
    if (conversationId === lookedAt()) return;
    const name = lists.knownRow(conversationId)?.visitorName ?? 'a shopper';
    toasts.complain(`Your reply to ${name} was not sent.`);
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

function tellOfRefused({ refusedIn }: AgentClient, tell: (conversationId: string) => void): void {
  let known = refusedIn.get();
  refusedIn.subscribe(() => {
    const before = known;
    known = refusedIn.get();
    for (const id of known) if (!before.includes(id)) tell(id);
  });
}

const socketUrl = (shopId: number): string =>
  `${location.origin.replace(/^http/, 'ws')}/console/ws?shop=${shopId}`;
