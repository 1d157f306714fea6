import type { Envelope, Message, Nack, OutgoingMessage, ServerFrame } from '@shopbell/protocol';
import { hasSameKey } from '@shopbell/rules/conversation';

/** How far the server has fed one socket. */
export interface Follow {
  readonly send: (frame: ServerFrame) => void;
  sentId: number;
  isResuming: boolean;
  /** Refused for now: until they are stored, nothing written after them may overtake them (D5). */
  refused: readonly OutgoingMessage[];
}

export interface ModelServerOptions {
  readonly pageSize?: number;
  readonly conversationId?: string;
  /** One promise that this server breaks, to see that somebody notices. */
  readonly breaks?: 'dedupe' | 'gap-fetch' | 'order' | null;
}

/**
 * The delivery contract in as few lines as it takes: one conversation, a log, one row per key (D3), ids without
 * gaps (D4), resume by cursor (D6). It answers at once and loses nothing; faults are the business of whoever
 * carries its frames.
 */
export class ModelServer {
  readonly log: Message[] = [];
  readonly #follows = new Set<Follow>();
  readonly #pageSize: number;
  readonly #conversationId: string;
  readonly #breaks: ModelServerOptions['breaks'];
  #refusal: Nack | null = null;

  constructor({ pageSize = 3, conversationId = 'conversation-1', breaks = null }: ModelServerOptions = {}) {
    this.#breaks = breaks;
    this.#pageSize = pageSize;
    this.#conversationId = conversationId;
  }

  connect(send: (frame: ServerFrame) => void): Follow {
    const follow: Follow = { send, sentId: 0, isResuming: true, refused: [] };
    this.#follows.add(follow);
    return follow;
  }

  disconnect(follow: Follow): void {
    this.#follows.delete(follow);
  }

  /** Messages are refused like this until `accept`. */
  refuse(nack: Nack): void {
    this.#refusal = nack;
  }

  accept(): void {
    this.#refusal = null;
  }

  agentSays(text: string): Message {
    const messageId = String(this.log.length + 1) as Message['messageId'];
    return this.#store({ messageId, clientInstanceId: 'agent', content: { type: 'text', text } }, true);
  }

  beat(): void {
    const headId = this.log.length;
    for (const { send } of this.#follows) send({ type: 'heartbeat', payload: { headId, heads: [] } });
  }

  receive(follow: Follow, { type, payload }: Envelope): void {
    if (type === 'pending-conversation-message') this.#take(follow, payload as unknown as OutgoingMessage);
    if (type === 'synchronize-recent-messages') this.#resume(follow, Number(payload.afterId ?? 0));
    if (type === 'history') this.#history(follow, Number(payload.beforeId ?? this.log.length + 1));
  }

  #take(follow: Follow, message: OutgoingMessage): void {
    const known = this.#find(message);
    if (known && this.#breaks !== 'dedupe') return follow.send(live(known));
    const isOvertaking =
      this.#breaks !== 'order' &&
      follow.refused.some(
        (earlier) => Number(earlier.messageId) < Number(message.messageId) && !this.#find(earlier),
      );
    const nack = isOvertaking ? overtaking : this.#refusal;
    if (nack) return this.#turnAway(follow, message, nack);
    const stored = this.#store(message, false);
    // The live way has carried it already, unless this socket is not that far yet.
    if (stored.id > follow.sentId) follow.send(live(stored));
  }

  #turnAway(follow: Follow, message: OutgoingMessage, nack: Nack): void {
    const others = follow.refused.filter((refused) => !hasSameKey(refused, message));
    follow.refused = nack.retryable ? [...others, message] : others;
    const { messageId, clientInstanceId } = message;
    follow.send({ type: 'nack-message', messageId, payload: { ...nack, clientInstanceId } });
  }

  #find(message: OutgoingMessage): Message | undefined {
    return this.log.find((stored) => hasSameKey(stored, message));
  }

  #store({ messageId, clientInstanceId, content }: OutgoingMessage, fromAgent: boolean): Message {
    const id = this.log.length + 1;
    const message: Message = {
      id,
      conversationId: this.#conversationId as Message['conversationId'],
      messageId,
      clientInstanceId,
      createdDatetime: new Date(Date.UTC(2026, 10, 15) + id).toISOString(),
      fromAgent,
      content,
      senderInfo: fromAgent ? { name: 'Ada', avatarURL: null, isBot: false } : null,
    };
    this.log.push(message);
    for (const follow of this.#follows) {
      if (follow.isResuming || follow.sentId !== id - 1) continue;
      follow.sentId = id;
      follow.send(live(message));
    }
    return message;
  }

  #resume(follow: Follow, afterId: number): void {
    // Broken: what a page of a gap would have begun with is left out, as by an answer computed from a clock.
    const from = this.#breaks === 'gap-fetch' && afterId > 0 ? afterId + 1 : afterId;
    const messages = this.log.slice(from, afterId + this.#pageSize);
    const headId = this.log.length;
    const hasMore = afterId + messages.length < headId;
    follow.sentId = afterId + messages.length;
    follow.isResuming = hasMore;
    const conversationId = this.#conversationId;
    follow.send({
      type: 'synchronize-recent-messages',
      payload: { conversationId, messages, hasMore, headId },
    });
    if (!hasMore) follow.send({ type: 'synced', payload: { conversationId, headId } });
  }

  #history(follow: Follow, beforeId: number): void {
    const first = Math.max(0, beforeId - 1 - this.#pageSize);
    const payload = {
      conversationId: this.#conversationId,
      messages: this.log.slice(first, beforeId - 1),
      hasMore: first > 0,
    };
    follow.send({ type: 'history', payload });
  }
}

const overtaking: Nack = {
  code: 'rate',
  reason: 'One before it was refused.',
  retryable: true,
  retryAfterMs: 100,
};

const live = (message: Message): ServerFrame => ({
  type: 'conversation-message',
  messageId: message.messageId,
  payload: message,
});
