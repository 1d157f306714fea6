import type { Message, MessageChanges, ServerFrame } from '@shopbell/protocol';
import type { Head as ConversationHead, Cursor, Place } from '../features/conversations';
import type { BusEvent } from '../platform/bus';
import { AgentNews } from './AgentNews';
import type { Head } from './HeadPoll';
import { type Follow, frameTextOf, type Session, shownTo } from './Session';

export interface HubOptions {
  readonly readAfter: (cursors: Cursor[]) => Promise<Message[]>;
  readonly readChanges: (place: Place, from: number) => Promise<MessageChanges>;
  /** A message is on its way to those here who follow its conversation. */
  readonly onOffered: (message: Message) => void;
  readonly onFailure: (error: unknown) => void;
}

const endedMax = 1000;

/**
 * The sockets of this node, by conversation and by shop. A message reaches a socket only as the one after the last
 * one sent there; whatever does not fit (a hint from another node, a lost hint, a slow reader) is read from the
 * database by id.
 */
export class Hub {
  readonly sessions = new Set<Session>();
  readonly #followers = new Map<string, Set<Session>>();
  readonly #behind = new Map<string, Set<Session>>();
  readonly #agentNews = new AgentNews(this.sessions);
  /** The last sign-ins that ended: a socket may have been admitted a moment before, and arrive a moment after. */
  readonly #ended = new Set<string>();
  #isReading = false;
  readonly #options: HubOptions;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  add(session: Session): void {
    this.sessions.add(session);
    if (session.signInId !== null && this.#ended.has(session.signInId)) session.close(4401);
  }

  remove(session: Session): void {
    this.sessions.delete(session);
    for (const conversationId of session.follows.keys()) {
      const followers = this.#followers.get(conversationId);
      followers?.delete(session);
      if (followers?.size === 0) this.#followers.delete(conversationId);
    }
  }

  follow(session: Session, conversationId: string, start: Follow): Follow {
    const existing = session.follows.get(conversationId);
    if (existing) return existing;
    session.follows.set(conversationId, start);
    const followers = this.#followers.get(conversationId) ?? new Set();
    this.#followers.set(conversationId, followers.add(session));
    return start;
  }

  /** Just committed on this node. Each frame is written once, however many read it. */
  stored(messages: readonly Message[]): void {
    for (const message of messages) {
      const followers = this.#followers.get(message.conversationId);
      if (!followers) continue;
      this.#options.onOffered(message);
      const textFor = frameTextOf(message);
      for (const session of followers) this.#offer(session, message, textFor);
    }
  }

  /** What the bus says: other nodes' news, and our own once more, which then finds everyone up to date. */
  hear(event: BusEvent): void {
    switch (event.type) {
      case 'messages-stored':
        this.#messagesKnown(event.conversationId, event.headId);
        return this.#agentNews.tell(event);
      case 'messages-changed':
        return this.#changesKnown(event.conversationId, event.revision);
      case 'conversation-updated':
        return this.#agentNews.tellUpdated(event);
      case 'agent-viewing':
      case 'message-seen':
        return this.#tellAgents(event);
      case 'typing':
        return this.#tellTyping(event);
      case 'conversation-erased':
        // Its token opens nothing any more; a page that asks for a new one begins anew.
        for (const session of this.#followers.get(event.conversationId) ?? [])
          if (session.signInId === null) session.close(4401);
        return;
      case 'session-ended':
        this.#rememberEnded(event.sessionId);
        for (const session of this.sessions) if (session.signInId === event.sessionId) session.close(4401);
        return;
    }
  }

  /** Every conversation that somebody here is looking at. */
  get followed(): Place[] {
    return [...this.#followers].flatMap(([conversationId, sessions]) =>
      [...sessions].slice(0, 1).map(({ shopId }) => ({ shopId, conversationId })),
    );
  }

  get agentShops(): number[] {
    return this.#agentNews.shops;
  }

  latestKnown(heads: readonly Head[]): void {
    for (const head of heads) this.#agentNews.tellIfNew(head);
  }

  headKnown(
    conversationId: string,
    { headId, revision }: Pick<ConversationHead, 'headId' | 'revision'>,
  ): void {
    this.#messagesKnown(conversationId, headId);
    this.#changesKnown(conversationId, revision);
  }

  /** To one socket, what of it is new there. */
  sendChanges(session: Session, conversationId: string, { revision, messages }: MessageChanges): void {
    const follow = session.follows.get(conversationId);
    if (!follow || session.isBufferFull) return;
    const from = Math.min(follow.revision, revision);
    if (revision <= from) return;
    follow.revision = revision;
    const isNew = (message: Message) => (message.revision ?? 0) > from;
    const shown = messages.filter(isNew).map((message) => shownTo(session, message));
    session.send({ type: 'message-changed', payload: { conversationId, from, revision, messages: shown } });
  }

  #messagesKnown(conversationId: string, headId: number): void {
    for (const session of this.#followers.get(conversationId) ?? []) {
      const follow = session.follows.get(conversationId);
      if (!follow) continue;
      follow.headId = Math.max(follow.headId, headId);
      this.catchUp(session, conversationId);
    }
  }

  /** Reads what a socket lacks, unless it lacks nothing or must not be fed now. */
  catchUp(session: Session, conversationId: string): void {
    const follow = session.follows.get(conversationId);
    if (!follow || follow.isResuming || follow.headId <= follow.sentId || session.isBufferFull) return;
    const waiting = this.#behind.get(conversationId) ?? new Set();
    this.#behind.set(conversationId, waiting.add(session));
    void this.#readWhatIsBehind();
  }

  #changesKnown(conversationId: string, revision: number): void {
    void this.#readChanges(conversationId, revision).catch(this.#options.onFailure);
  }

  /** As many pages as it takes; a socket that must not be fed now is found again by the next heartbeat. */
  async #readChanges(conversationId: string, revision: number): Promise<void> {
    for (;;) {
      const behind = [...(this.#followers.get(conversationId) ?? [])].filter(
        (session) =>
          !session.isBufferFull && (session.follows.get(conversationId)?.revision ?? revision) < revision,
      );
      const [first] = behind;
      if (!first) return;
      const from = Math.min(...behind.map(({ follows }) => follows.get(conversationId)?.revision ?? 0));
      const changes = await this.#options.readChanges({ shopId: first.shopId, conversationId }, from);
      if (changes.revision === from) return;
      for (const session of behind) this.sendChanges(session, conversationId, changes);
    }
  }

  #rememberEnded(sessionId: string): void {
    this.#ended.add(sessionId);
    const [oldest] = this.#ended;
    if (this.#ended.size > endedMax && oldest !== undefined) this.#ended.delete(oldest);
  }

  #offer(session: Session, message: Message, textFor: (session: Session) => string): void {
    const follow = session.follows.get(message.conversationId);
    if (!follow) return;
    follow.headId = Math.max(follow.headId, message.id);
    if (follow.isResuming || message.id !== follow.sentId + 1 || session.isBufferFull) return;
    follow.sentId = message.id;
    session.sendText(textFor(session));
  }

  async #readWhatIsBehind(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#behind.size > 0) await this.#readOnce();
    } catch (error) {
      // The next heartbeat announces the head again and finds what is missing.
      this.#behind.clear();
      this.#options.onFailure(error);
    } finally {
      this.#isReading = false;
    }
  }

  async #readOnce(): Promise<void> {
    const round = new Map(this.#behind);
    this.#behind.clear();
    const cursors = [...round].map(([conversationId, waiting]) => cursorOf(conversationId, [...waiting]));
    const messages = await this.#options.readAfter(cursors);
    for (const message of messages) {
      this.#options.onOffered(message);
      const textFor = frameTextOf(message);
      for (const session of round.get(message.conversationId) ?? []) this.#offer(session, message, textFor);
    }
    const found = new Set(messages.map(({ conversationId }) => conversationId));
    for (const [conversationId, waiting] of round) {
      if (found.has(conversationId as Message['conversationId'])) {
        for (const session of waiting) this.catchUp(session, conversationId);
      }
    }
  }

  /** To those agents who look at the conversation. */
  #tellAgents(event: Extract<BusEvent, { type: 'agent-viewing' | 'message-seen' }>): void {
    for (const session of this.#followers.get(event.conversationId) ?? []) {
      if (session.signInId !== null) session.send(agentFrame(event));
    }
  }

  #tellTyping({ conversationId, by }: Extract<BusEvent, { type: 'typing' }>): void {
    for (const session of this.#followers.get(conversationId) ?? []) {
      const isAgent = session.signInId !== null;
      if (isAgent === (by === 'agent')) continue;
      const type = by === 'agent' ? 'typing-activity-agent' : 'typing-activity-shopper';
      session.send({ type, payload: { conversationId } });
    }
  }
}

function agentFrame(event: Extract<BusEvent, { type: 'agent-viewing' | 'message-seen' }>): ServerFrame {
  const { conversationId } = event;
  if (event.type === 'message-seen') {
    return { type: 'message-seen', payload: { conversationId, messageSeenDate: event.seenAt } };
  }
  const { userId, name, activity } = event;
  return { type: 'agent-viewing', payload: { conversationId, userId, name, activity } };
}

/** From where the one that lacks most goes on. Whoever follows a conversation is of its shop. */
function cursorOf(conversationId: string, sessions: readonly Session[]): Cursor {
  const afterId = Math.min(...sessions.map(({ follows }) => follows.get(conversationId)?.sentId ?? 0));
  return { shopId: sessions[0]?.shopId ?? 0, conversationId, afterId };
}
