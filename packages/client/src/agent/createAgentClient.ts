import { closeCodes, type ServerFrame } from '@shopbell/protocol';
import { Connection } from '../connection/Connection';
import { ConversationChannel } from '../conversation/ConversationChannel';
import { createStore, type Store } from '../createStore';
import type { Environment } from '../environment';

export interface AgentClientOptions {
  /** The console's own socket, for example `wss://desk.example/console/ws`. */
  readonly url: string;
  readonly environment: Environment;
  /** Something in the inbox changed: a new message, in this conversation. */
  readonly onConversationChanged: (conversationId: string) => void;
  /** The connection is (back) up: lists have no cursor, so what is visible is loaded anew (D20). */
  readonly onConnected: () => void;
  /** The server does not know this session any more. */
  readonly onSignedOut: () => void;
}

export interface AgentConnectionState {
  readonly isConnected: boolean;
}

export interface AgentClient {
  readonly store: Store<AgentConnectionState>;
  connect(): void;
  disconnect(): void;
  nudge(): void;
  /** The same channel every time for the same conversation, so drafts of sends survive switching. */
  conversation(conversationId: string): ConversationChannel;
}

/** The agent's side: one connection, a channel per opened conversation, the same delivery contract (D20). */
export function createAgentClient(options: AgentClientOptions): AgentClient {
  const { environment } = options;
  const clientInstanceId = environment.newInstanceId();
  const channels = new Map<string, ConversationChannel>();
  const store = createStore<AgentConnectionState>({ isConnected: false });

  const connection = new Connection(environment, {
    address: async () => ({ url: options.url, protocols: [] }),
    onOpen() {
      store.update(() => ({ isConnected: true }));
      for (const channel of channels.values()) channel.opened();
      options.onConnected();
    },
    onFrame: receive,
    onClose(code) {
      store.update((state) => (state.isConnected ? { isConnected: false } : state));
      for (const channel of channels.values()) channel.closed();
      if (code !== closeCodes.unauthorized) return;
      connection.stop();
      options.onSignedOut();
    },
  });

  function receive(frame: ServerFrame): void {
    if (frame.type === 'drain') return connection.moveAway(frame.payload.retryAfterMs);
    if (frame.type === 'heartbeat') {
      for (const head of frame.payload.heads) channels.get(head.conversationId)?.headAnnounced(head.headId);
      return;
    }
    if (frame.type === 'conversation-changed') options.onConversationChanged(frame.payload.conversationId);
    const conversationId = 'conversationId' in frame.payload ? frame.payload.conversationId : undefined;
    if (conversationId !== undefined) channels.get(conversationId)?.receive(frame);
  }

  function openChannel(conversationId: string): ConversationChannel {
    const channel = new ConversationChannel({
      environment,
      clientInstanceId,
      scope: { conversationId },
      typing: 'typing-activity-agent',
      send: (frame) => connection.send(frame),
    });
    channels.set(conversationId, channel);
    if (connection.isOpen) channel.opened();
    return channel;
  }

  return {
    store,
    connect: () => connection.start(),
    disconnect: () => connection.stop(),
    nudge: () => connection.nudge(),
    conversation: (conversationId) => channels.get(conversationId) ?? openChannel(conversationId),
  };
}
