import {
  agentCloseCodes,
  closeCodes,
  type OutgoingMessage,
  type Presence,
  type ServerFrame,
  type ViewingActivity,
} from '@shopbell/protocol';
import type { OutboxEntry } from '@shopbell/rules/conversation';
import { createConnection } from '../connection/createConnection';
import { type ConversationChannel, createChannel } from '../conversation/createChannel';
import { createStore, type Store } from '../createStore';
import type { Environment } from '../environment';

export interface AgentClientOptions {
  /** The console's own socket, for example `wss://desk.example/console/ws?shop=7`. */
  readonly url: string;
  readonly environment: Environment;
  /** Something in the inbox changed: a new message, in this conversation. */
  readonly onConversationChanged: (conversationId: string) => void;
  /** What else agents are told: states that changed, colleagues who look, who is at the desk, and news of the shopper. */
  readonly onNews?: (news: AgentNews) => void;
  /** Where what is not sent yet outlives the page (D11, D20). */
  readonly outbox?: AgentOutbox;
  /** The connection is (back) up: lists have no cursor, so what is visible is loaded anew (D20). */
  readonly onConnected: () => void;
  /** The server does not know this session any more. */
  readonly onSignedOut: () => void;
  /** The person went on to another shop than the one that the address names; `connect` tries again. */
  readonly onOtherShop?: () => void;
}

const newsTypes = [
  'conversation-updated',
  'agent-viewing',
  'message-seen',
  'visitor-changed',
  'shopify-cart',
  'agent-presence',
  'team-presence',
] as const;

export type AgentNews = Extract<ServerFrame, { type: (typeof newsTypes)[number] }>;

const isNews = (frame: ServerFrame): frame is AgentNews =>
  (newsTypes as readonly string[]).includes(frame.type);

export interface AgentOutbox {
  /** What earlier pages of this person left behind; asked once. */
  adopt(): readonly KeptMessages[];
  /** All that waits in a conversation now. */
  keep(conversationId: string, messages: readonly OutgoingMessage[]): void;
}

export interface KeptMessages {
  readonly conversationId: string;
  readonly messages: readonly OutgoingMessage[];
}

export interface AgentConnectionState {
  readonly isConnected: boolean;
}

export interface AgentClient {
  readonly store: Store<AgentConnectionState>;
  /** The conversations in which something of ours was refused for good, and nobody has decided what becomes of it. */
  readonly refusedIn: Store<readonly string[]>;
  /** Over all conversations, also those that only an earlier page had opened. */
  unsentCount(): number;
  connect(): void;
  disconnect(): void;
  nudge(): void;
  /** The same channel every time for the same conversation, so drafts of sends survive switching. */
  conversation(conversationId: string): ConversationChannel;
  /** Tells colleagues what this person does in a conversation. */
  view(conversationId: string, activity: ViewingActivity): void;
  /** Whether to be given conversations and shown to shoppers; all tabs of this person are told. False if nobody heard it. */
  setPresence(status: Presence): boolean;
}

/** The agent's side: one connection, a channel per opened conversation, the same delivery contract (D20). */
export function createAgentClient(options: AgentClientOptions): AgentClient {
  const { environment } = options;
  const clientInstanceId = environment.newInstanceId();
  const channels = new Map<string, ConversationChannel>();
  /** Closed on the screen: the server tells nothing of them until they are opened again. */
  const left = new Set<string>();
  const store = createStore<AgentConnectionState>({ isConnected: false });
  const refusedIn = createStore<readonly string[]>([]);

  const connection = createConnection(environment, {
    address: async () => ({ url: options.url, protocols: [] }),
    onOpen() {
      store.update(() => ({ isConnected: true }));
      for (const [conversationId, channel] of channels)
        if (!left.has(conversationId) || outboxOf(channel).length > 0) channel.opened();
      options.onConnected();
    },
    onFrame: receive,
    onClose(code) {
      store.update((state) => (state.isConnected ? { isConnected: false } : state));
      for (const channel of channels.values()) channel.closed();
      const isOtherShop = code === agentCloseCodes.otherShop;
      if (!isOtherShop && code !== closeCodes.unauthorized) return;
      connection.stop();
      if (isOtherShop) options.onOtherShop?.();
      else options.onSignedOut();
    },
  });

  function receive(frame: ServerFrame): void {
    if (frame.type === 'drain')
      return connection.moveAway(unsentCount() > 0 ? 0 : frame.payload.retryAfterMs);
    if (frame.type === 'heartbeat') {
      for (const head of frame.payload.heads) channels.get(head.conversationId)?.headAnnounced(head.headId);
      return;
    }
    if (isNews(frame)) return options.onNews?.(frame);
    if (frame.type === 'conversation-changed') options.onConversationChanged(frame.payload.conversationId);
    const conversationId = 'conversationId' in frame.payload ? frame.payload.conversationId : undefined;
    if (conversationId !== undefined) channels.get(conversationId)?.receive(frame);
  }

  function openChannel(conversationId: string): ConversationChannel {
    const channel = createChannel({
      environment,
      clientInstanceId,
      scope: { conversationId },
      typing: 'typing-activity-agent',
      send: (frame) => connection.send(frame),
    });
    channels.set(conversationId, channel);
    keepOutbox(conversationId, channel);
    if (connection.isOpen) channel.opened();
    return channel;
  }

  function keepOutbox(conversationId: string, channel: ConversationChannel): void {
    let outbox = outboxOf(channel);
    channel.store.subscribe(() => {
      const waiting = outboxOf(channel);
      if (waiting === outbox) return;
      outbox = waiting;
      options.outbox?.keep(
        conversationId,
        waiting.map(({ message }) => message),
      );
      noteRefusal(conversationId, waiting.some(isRefused));
    });
  }

  function noteRefusal(conversationId: string, isThere: boolean): void {
    refusedIn.update((known) => {
      if (known.includes(conversationId) === isThere) return known;
      return isThere ? [...known, conversationId] : known.filter((id) => id !== conversationId);
    });
  }

  const unsentCount = () =>
    [...channels.values()].reduce((count, channel) => count + outboxOf(channel).length, 0);

  function channelOf(conversationId: string): ConversationChannel {
    return channels.get(conversationId) ?? openChannel(conversationId);
  }

  for (const { conversationId, messages } of options.outbox?.adopt() ?? []) {
    channelOf(conversationId).adopt(messages);
  }

  return {
    store,
    refusedIn,
    unsentCount,
    connect: () => connection.start(),
    disconnect: () => connection.stop(),
    nudge: () => connection.nudge(),
    conversation: channelOf,
    view(conversationId, activity) {
      const isSaid = connection.send({ type: 'agent-viewing', payload: { conversationId, activity } });
      if (activity === 'left' && isSaid) left.add(conversationId);
      // From where it is: what was said meanwhile is asked for.
      if (activity !== 'left' && left.delete(conversationId) && connection.isOpen)
        channels.get(conversationId)?.opened();
    },
    setPresence: (status) => connection.send({ type: 'agent-presence', payload: { status } }),
  };
}

const outboxOf = (channel: ConversationChannel) => channel.store.get().conversation.outbox;

const isRefused = ({ delivery }: OutboxEntry): boolean => delivery.kind === 'unsent' && delivery.isFinal;
