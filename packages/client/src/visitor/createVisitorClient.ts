import {
  closeCodes,
  limits,
  type MessageContent,
  type MessageMetadata,
  type ServerFrame,
  storageKey,
} from '@shopbell/protocol';
import { emptyConversation, lastId, type OutgoingKey } from '@shopbell/rules/conversation';
import { unreadCount } from '@shopbell/rules/unread';
import { Connection } from '../connection/Connection';
import { type ChannelState, ConversationChannel } from '../conversation/ConversationChannel';
import { createStore, type Store } from '../createStore';
import type { Environment } from '../environment';
import type { VisitorStorage } from './storage';
import { type AccessToken, decodeToken, readStoredToken, tokenAsSubprotocol } from './token';

export interface VisitorClientOptions {
  readonly appId: number;
  readonly baseUrl: string;
  readonly language: string;
  readonly environment: Environment;
  readonly storage: VisitorStorage;
}

export interface VisitorState extends ChannelState {
  readonly isConnected: boolean;
  readonly unread: number;
}

export interface VisitorClient {
  readonly store: Store<VisitorState>;
  connect(): void;
  disconnect(): void;
  nudge(): void;
  send(content: MessageContent, metadata?: MessageMetadata): string;
  retry(key: OutgoingKey): void;
  type(): void;
  loadOlder(): void;
  /** Everything in hand has been looked at. */
  markSeen(): void;
}

/** The shopper's side of one chat: a token, a connection, a conversation, and what of it is unread. */
export function createVisitorClient(options: VisitorClientOptions): VisitorClient {
  const { environment, storage, appId, baseUrl } = options;
  const key = (name: Parameters<typeof storageKey>[1]) => storageKey(appId, name);
  const clientInstanceId = environment.newInstanceId();
  let conversationId: string | null = null;
  let isTokenRefused = false;
  let channel = createChannel();
  let stopListening = () => {};
  const store = createStore<VisitorState>({
    conversation: emptyConversation,
    isOtherSideTyping: false,
    isLoadingOlder: false,
    isConnected: false,
    unread: 0,
  });

  const connection: Connection = new Connection(environment, {
    address: async () => {
      const { token } = await currentToken();
      const url = new URL('/ws', baseUrl);
      url.protocol = url.protocol.replace('http', 'ws');
      url.search = new URLSearchParams({ appId: String(appId), language: options.language }).toString();
      return { url: url.href, protocols: [tokenAsSubprotocol(token)] };
    },
    onOpen() {
      storage.write(key('last-active'), String(environment.now()));
      channel.opened();
      refresh();
    },
    onFrame: receive,
    onClose(code) {
      if (code === closeCodes.unauthorized) isTokenRefused = true;
      channel.closed();
      refresh();
    },
  });
  listen();

  function createChannel(): ConversationChannel {
    return new ConversationChannel({
      environment,
      clientInstanceId,
      scope: {},
      typing: 'typing-activity-shopper',
      send: (frame) => connection.send(frame),
    });
  }

  function listen(): void {
    stopListening();
    stopListening = channel.store.subscribe(refresh);
    refresh();
  }

  function refresh(): void {
    const state = channel.store.get();
    const lastSeenId = Number(storage.read(key('last-seen-id')) ?? 0);
    const unread = unreadCount(state.conversation.messages, lastSeenId);
    store.update(() => ({ ...state, isConnected: connection.isOpen, unread }));
  }

  function receive(frame: ServerFrame): void {
    if (frame.type === 'drain') return connection.moveAway(frame.payload.retryAfterMs);
    if (frame.type === 'heartbeat') return channel.headAnnounced(frame.payload.headId);
    channel.receive(frame);
  }

  async function currentToken(): Promise<AccessToken> {
    const stored = readStoredToken(storage.read(key('token')));
    const isFresh = stored && stored.expiresMs - limits.tokenExpiryMarginMs > environment.now();
    const token = isFresh && !isTokenRefused ? stored : await renewToken(stored);
    adopt(token);
    return token;
  }

  async function renewToken(old: AccessToken | null): Promise<AccessToken> {
    const response = await environment.fetch(`${baseUrl}/auth?appId=${appId}`, {
      credentials: 'omit',
      headers: old ? { authorization: `Bearer ${old.token}` } : {},
    });
    const token = response.headers.get('authorization')?.replace(/^Bearer /i, '');
    if (!response.ok || !token) throw new Error(`No access token: status ${response.status}`);
    const renewed = decodeToken(token);
    storage.write(key('token'), JSON.stringify({ token }));
    // What was seen was seen in the old conversation, which may be that of an earlier page.
    if (renewed.conversationId !== old?.conversationId) storage.remove(key('last-seen-id'));
    isTokenRefused = false;
    return renewed;
  }

  /** Another conversation than before: what was shown belongs to someone else now (AUTH-05). */
  function adopt(token: AccessToken): void {
    const isOther = conversationId !== null && conversationId !== token.conversationId;
    conversationId = token.conversationId;
    if (!isOther) return;
    channel = createChannel();
    listen();
  }

  return {
    store,
    connect: () => connection.start(),
    disconnect: () => connection.stop(),
    nudge: () => connection.nudge(),
    send(content, metadata) {
      storage.write(key('last-active'), String(environment.now()));
      return channel.queue(content, metadata);
    },
    retry: (outgoing) => channel.retry(outgoing),
    type: () => channel.type(),
    loadOlder: () => channel.loadOlder(),
    markSeen() {
      const seen = lastId(channel.store.get().conversation);
      if (seen <= Number(storage.read(key('last-seen-id')) ?? 0)) return;
      storage.write(key('last-seen-id'), String(seen));
      refresh();
    },
  };
}
