import {
  closeCodes,
  type MessageContent,
  type MessageMetadata,
  type OutgoingMessage,
  storageKey,
} from '@shopbell/protocol';
import type { FlowEvent } from '@shopbell/rules/conversation';
import { isPersonal } from '@shopbell/rules/storage-sync';
import { type Connection, createConnection } from '../connection/createConnection';
import type { ChannelFrame } from '../conversation/ChannelFrame';
import { emptyChannel } from '../conversation/ChannelState';
import { createChannel } from '../conversation/createChannel';
import { createStore } from '../createStore';
import { createAttention } from './attention';
import { createCapturedEmail } from './capturedEmail';
import { createChatFlow } from './chatFlow';
import { createCredentials } from './credentials';
import { createFlowSends } from './flowSends';
import { createOrphans } from './orphans';
import { createOutbox, hasRoom } from './outbox/createOutbox';
import { createPresence } from './presence';
import { createServerClock } from './serverClock';
import { socketAddress } from './socketAddress';
import { readCapturedEmail } from './storage';
import { readJson } from './storage/readJson';
import { createTabs } from './tabs';
import type { VisitorClient, VisitorClientOptions, VisitorState } from './VisitorClient';

/** Frames whose sender waits for nothing more. */
const answers = ['acknowledged', 'email-captured', 'live-chat-init', 'visitor-changed'];

const naming = (message: OutgoingMessage, revenueId?: string): OutgoingMessage =>
  message.metadata ? { ...message, metadata: { ...message.metadata, revenueId } } : message;

/** The shopper's side of one chat: a token, a connection, a conversation, and what of it is unread. */
export function createVisitorClient(options: VisitorClientOptions): VisitorClient {
  const { environment, storage, appId, baseUrl } = options;
  const key = (name: Parameters<typeof storageKey>[1]) => storageKey(appId, name);
  const onProblem = options.onProblem ?? (() => {});
  const clientInstanceId = environment.newInstanceId();
  const send = (frame: object): boolean => connection.send(frame);
  let conversationId: string | null = null;
  let isStorageVolatile = false;
  let email = readCapturedEmail(storage, appId);
  /** Seen, but the server has not heard of it yet. */
  let untoldSeenDate: string | null = null;
  let stopListening = () => {};

  const flow = createChatFlow();
  const clock = createServerClock(environment, clientInstanceId);
  const store = createStore<VisitorState>({
    ...emptyChannel,
    isConnected: false,
    hasGivenUp: false,
    unread: 0,
    flow: flow.of(emptyChannel),
    email,
    isStorageVolatile,
  });
  const outbox = createOutbox({
    environment,
    appId,
    store: options.outboxStore ?? null,
    conversationId: () => conversationId,
    onVolatile() {
      isStorageVolatile = true;
      refresh();
    },
  });
  const orphans = createOrphans({
    environment,
    clientInstanceId,
    outbox,
    tabs: () => tabs,
    channel: () => channel,
  });
  const tabs = createTabs({
    environment,
    appId,
    clientInstanceId,
    onLeading: orphans.look,
    onGone: orphans.adopt,
    onNews(news) {
      if (news.type === 'wrote') return tabs.watch(news.clientInstanceId);
      attention.seenElsewhere(news.id);
      refresh();
    },
  });
  const attention = createAttention({
    environment,
    storage,
    appId,
    mayChime: () => tabs.isLeading,
    onChime: () => options.onChime?.(),
  });
  const credentials = createCredentials({
    environment,
    serverNow: clock.now,
    baseUrl,
    appId,
    appKey: options.appKey ?? null,
    read: () => readJson(storage, key('token'), onProblem),
    write: (value) => storage.write(key('token'), value),
    // What was seen was seen in the old conversation, which may be that of an earlier page.
    onOtherConversation(isAnew) {
      if (isAnew) dropPersonal();
      attention.forget();
    },
  });
  const capturedEmail = createCapturedEmail({
    environment,
    read: () => readCapturedEmail(storage, appId),
    write: learnEmail,
    send,
  });
  const presence = createPresence(environment, send, () =>
    Number(storage.read(key('last-active')) ?? environment.now()),
  );
  const flowSends = createFlowSends({
    environment,
    clientInstanceId,
    send,
    onOutcome: (kind, isFailed) => dispatch({ type: isFailed ? 'flow-failed' : 'flow-sent', flow: kind }),
    onProblem,
  });
  let channel = openChannel();

  const connection: Connection = createConnection(environment, {
    address,
    onProblem,
    ...(options.loadFallback && { loadFallback: options.loadFallback }),
    onOpen(opening) {
      storage.write(key('last-active'), String(environment.now()));
      capturedEmail.opened();
      channel.opened(opening);
      if (untoldSeenDate !== null) tellSeen(untoldSeenDate);
      presence.opened();
      orphans.look();
      refresh();
    },
    onFrame: receive,
    onFailed: refresh,
    onClose(code) {
      if (code === closeCodes.unauthorized) credentials.refused();
      presence.closed();
      flowSends.closed();
      channel.closed();
      refresh();
    },
  });
  listen();

  async function address() {
    const token = await credentials.current();
    const isOther = conversationId !== null && conversationId !== token.conversationId;
    if (conversationId !== token.conversationId) tabs.enter(token.conversationId);
    conversationId = token.conversationId;
    if (isOther) beginAnew();
    return socketAddress(options, token.token);
  }

  function dropPersonal(): void {
    for (const kept of storage.keys()) if (isPersonal(kept, appId)) storage.remove(kept);
    email = null;
  }

  function learnEmail(given: string): void {
    storage.write(key('captured-email'), given);
    email = given;
    refresh();
  }

  function openChannel() {
    return createChannel({
      environment,
      clientInstanceId,
      scope: {},
      typing: 'typing-activity-shopper',
      send,
      keep: (message) => outbox.keep(naming(message)),
      leaving: (message) => naming(message, options.revenueId?.()),
    });
  }

  function listen(): void {
    stopListening();
    stopListening = channel.store.subscribe(refresh);
    refresh();
  }

  function refresh(): void {
    const state = channel.store.get();
    const { conversation } = state;
    outbox.retain(conversation.outbox);
    attention.look(conversation);
    const unread = attention.unread(conversation);
    store.update(() => ({
      ...state,
      isConnected: connection.isOpen,
      hasGivenUp: connection.hasGivenUp,
      unread,
      flow: flow.of(state),
      email,
      isStorageVolatile,
    }));
  }

  function dispatch(event: FlowEvent): void {
    flow.advance(event);
    refresh();
  }

  function receive(frame: ChannelFrame): void {
    if (frame.type === 'drain')
      return connection.moveAway(
        channel.store.get().conversation.outbox.length ? 0 : frame.payload.retryAfterMs,
      );
    if (frame.type === 'heartbeat') return channel.headAnnounced(frame.payload.headId);
    // SOC-34: also what another tab of this conversation was told.
    if (frame.type === 'email-captured') learnEmail(frame.payload.email);
    if (frame.type === 'conversation-message') clock.heard(frame.payload);
    if (frame.type === 'nack-message' && capturedEmail.refused(frame.messageId)) return;
    const isKnown = flowSends.receive(frame) || channel.receive(frame) || answers.includes(frame.type);
    const isTaken = options.onFrame?.(frame) ?? false;
    const judge = (isSomeones: boolean) =>
      isSomeones || onProblem({ code: 'UNKNOWN_FRAME', info: { type: String(frame.type) } });
    if (typeof isTaken === 'boolean') judge(isKnown || isTaken);
    else if (!isKnown) void isTaken.then(judge);
  }

  /** Another conversation than before: what was shown belongs to someone else now (AUTH-05). */
  function beginAnew(): void {
    const waiting = channel.store.get().conversation.outbox;
    channel = openChannel();
    flow.begin();
    // What was on its way is not lost with the old conversation: it begins the new one.
    for (const { message } of waiting) channel.queue(message.content, message.metadata);
    listen();
  }

  function nudge(): void {
    connection.nudge();
    refresh();
  }

  function noteSending(): void {
    const nowMs = String(environment.now());
    storage.write(key('last-active'), nowMs);
    storage.write(key('last-pending-time'), nowMs);
    const isOnline = options.isChatOnline?.() ?? null;
    if (isOnline !== null) storage.write(key('last-pending-online'), String(isOnline));
    flow.sending(channel.store.get(), options.startContext);
  }

  function tellSeen(messageSeenDate: string): void {
    untoldSeenDate = send({ type: 'message-seen', payload: { messageSeenDate } }) ? null : messageSeenDate;
  }

  function countFiles(change: 1 | -1): void {
    flow.countFiles(change);
    refresh();
  }

  return {
    store,
    credentials: credentials.store,
    connect() {
      tabs.join();
      connection.start();
      connection.nudge();
    },
    disconnect() {
      connection.stop();
      orphans.stop();
      tabs.leave();
    },
    nudge,
    send(content: MessageContent, metadata?: MessageMetadata) {
      if (!hasRoom(channel.store.get().conversation.outbox)) return null;
      noteSending();
      const messageId = channel.queue(content, metadata);
      tabs.tell({ type: 'wrote', clientInstanceId });
      return messageId;
    },
    retry(outgoing) {
      channel.retry(outgoing);
      nudge();
    },
    type: () => channel.type(),
    loadOlder: () => channel.loadOlder(),
    markSeen() {
      const seen = attention.see(channel.store.get().conversation);
      if (!seen) return;
      tabs.tell({ type: 'seen', id: seen.id });
      if (seen.at !== null) {
        flow.advance({ type: 'seen', at: seen.at });
        tellSeen(seen.at);
      }
      refresh();
    },
    setEmail(given, name) {
      capturedEmail.set(given, name);
      // What was refused for want of it goes behind it, and the server lets it wait for its turn.
      for (const { message, delivery } of channel.store.get().conversation.outbox)
        if (delivery.kind === 'unsent' && delivery.because === 'email-required') channel.retry(message);
    },
    sendFlow: (type, payload, options) => flowSends.send(type, payload, options),
    signal: (type, payload) => send({ type, payload }),
    dispatch,
    async trackFile(upload) {
      countFiles(1);
      try {
        return await upload;
      } finally {
        countFiles(-1);
      }
    },
    reopenCount: connection.reopenCount,
    async token(isRenewal) {
      if (isRenewal) credentials.refused();
      return (await credentials.current()).token;
    },
    logout(isDoneElsewhere = false) {
      connection.stop();
      if (!isDoneElsewhere) {
        dropPersonal();
        void outbox.forget();
      }
      attention.forget();
      credentials.forget();
      conversationId = null;
      flow.begin();
      email = untoldSeenDate = null;
      channel = openChannel();
      // What was waiting was the old shopper's: nothing of it is kept or sent.
      listen();
    },
  };
}
