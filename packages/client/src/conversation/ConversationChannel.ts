import {
  limits,
  type MessageContent,
  type MessageId,
  type MessageMetadata,
  type OutgoingMessage,
  type ServerFrame,
} from '@shopbell/protocol';
import {
  type ConversationEvent,
  type ConversationState,
  emptyConversation,
  hasSameKey,
  isBehind,
  lastId,
  nextMessageId,
  type OutboxEntry,
  type OutgoingKey,
  reduceConversation,
} from '@shopbell/rules/conversation';
import { createStore, type Store } from '../createStore';
import type { Cancel, Environment } from '../environment';

export interface ChannelState {
  readonly conversation: ConversationState;
  readonly isOtherSideTyping: boolean;
  readonly isLoadingOlder: boolean;
}

export interface ChannelOptions {
  readonly environment: Environment;
  readonly clientInstanceId: string;
  /** Added to every payload: an agent's socket carries many conversations, a shopper's only one. */
  readonly scope: { readonly conversationId?: string };
  readonly typing: 'typing-activity-shopper' | 'typing-activity-agent';
  readonly send: (frame: object) => boolean;
}

/** One conversation on one connection: resume, gaps, order and the outbox of this tab (D3 to D7, D10). */
export class ConversationChannel {
  readonly #options: ChannelOptions;
  readonly #store = createStore<ChannelState>({
    conversation: emptyConversation,
    isOtherSideTyping: false,
    isLoadingOlder: false,
  });
  #isResuming = false;
  #lastMessageId: MessageId | null = null;
  #lastTypingMs = Number.NEGATIVE_INFINITY;
  #cancelTyping: Cancel = () => {};
  #cancelRetry: Cancel = () => {};
  #isRetryScheduled = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  get store(): Store<ChannelState> {
    return this.#store;
  }

  opened(): void {
    this.#cancelRetry();
    this.#resume();
    this.#sendOutbox();
  }

  closed(): void {
    this.#isResuming = false;
    this.#isRetryScheduled = false;
    this.#cancelRetry();
    this.#store.update((state) => ({ ...state, isLoadingOlder: false }));
    this.#apply({ type: 'connection-lost' });
  }

  queue(content: MessageContent, metadata?: MessageMetadata): MessageId {
    const messageId = nextMessageId(this.#options.environment.now(), this.#lastMessageId);
    this.#lastMessageId = messageId;
    // What was typed has become a message: the next keystroke is typing anew.
    this.#lastTypingMs = Number.NEGATIVE_INFINITY;
    const { clientInstanceId } = this.#options;
    const message = { messageId, clientInstanceId, content, ...(metadata && { metadata }) };
    this.#apply({ type: 'queued', message });
    this.#sendQueued(message);
    return messageId;
  }

  /** Messages of a tab that is gone, under their own keys (D13). */
  adopt(messages: readonly OutgoingMessage[]): void {
    for (const message of messages) {
      this.#apply({ type: 'queued', message });
      this.#sendQueued(message);
    }
  }

  #sendQueued(message: OutgoingMessage): void {
    // Behind a message that waits for its retry, a new one waits too, and so does the next one even if the first
    // turns out to be stored: the sender's order is kept (D5).
    const { outbox } = this.#conversation;
    const entry = outbox.find((waiting) => hasSameKey(waiting.message, message));
    const isWaiting = this.#isRetryScheduled || outbox.some(({ delivery }) => isWaitingForRetry(delivery));
    if (entry && !isWaiting) this.#send(entry);
  }

  /** The shopper taps a message that was refused for good: it goes out again under its own key. */
  retry(key: OutgoingKey): void {
    this.#apply({ type: 'resent', key });
    const entry = this.#conversation.outbox.find(({ message }) => hasSameKey(message, key));
    if (entry) this.#send(entry);
  }

  /** Its writer gives a refused message up. */
  discard(key: OutgoingKey): void {
    this.#apply({ type: 'discarded', key });
  }

  /** At most one signal in two seconds while someone types (MSG-45). */
  type(): void {
    const nowMs = this.#options.environment.now();
    if (nowMs - this.#lastTypingMs < limits.typingSignalMs) return;
    this.#lastTypingMs = nowMs;
    this.#options.send({ type: this.#options.typing, payload: this.#options.scope });
  }

  loadOlder(): void {
    const { conversation, isLoadingOlder } = this.#store.get();
    const oldest = conversation.messages[0];
    if (!oldest || !conversation.hasOlder || isLoadingOlder) return;
    const payload = { ...this.#options.scope, createdBefore: oldest.createdDatetime, beforeId: oldest.id };
    if (!this.#options.send({ type: 'history', payload })) return;
    this.#store.update((state) => ({ ...state, isLoadingOlder: true }));
  }

  receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'conversation-message':
        if (frame.payload.fromAgent === (this.#options.typing === 'typing-activity-shopper'))
          this.#stopTyping();
        this.#apply({ type: 'received', message: frame.payload });
        return this.#catchUp();
      case 'synchronize-recent-messages':
        this.#apply({ type: 'resume-page', messages: frame.payload.messages });
        if (frame.payload.hasMore) this.#requestResume();
        return;
      case 'history':
        return this.#receiveHistory(frame);
      case 'synced':
        this.#isResuming = false;
        this.#apply({ type: 'head-announced', headId: frame.payload.headId });
        return this.#catchUp();
      case 'conversation-changed':
        this.#apply({ type: 'head-announced', headId: frame.payload.headId });
        return this.#catchUp();
      case 'nack-message':
        return this.#refused(frame);
      case 'typing-activity-agent':
      case 'typing-activity-shopper':
        return this.#startTyping();
      default:
    }
  }

  headAnnounced(headId: number): void {
    this.#apply({ type: 'head-announced', headId });
    this.#catchUp();
  }

  get #conversation(): ConversationState {
    return this.#store.get().conversation;
  }

  #apply(event: ConversationEvent): void {
    this.#store.update((state) => {
      const conversation = reduceConversation(state.conversation, event);
      return conversation === state.conversation ? state : { ...state, conversation };
    });
  }

  #resume(): void {
    this.#isResuming = true;
    if (this.#conversation.isLoaded) this.#requestResume();
    else this.#options.send({ type: 'history', payload: this.#options.scope });
  }

  #requestResume(): void {
    const payload = { ...this.#options.scope, afterId: lastId(this.#conversation) };
    this.#options.send({ type: 'synchronize-recent-messages', payload });
  }

  /** A hole, or a head beyond what is in hand: fetch before showing more (D7). */
  #catchUp(): void {
    if (this.#isResuming || !isBehind(this.#conversation)) return;
    this.#isResuming = true;
    this.#requestResume();
  }

  #receiveHistory({ payload }: Extract<ServerFrame, { type: 'history' }>): void {
    const wasLoaded = this.#conversation.isLoaded;
    this.#apply({ type: 'history-page', messages: payload.messages, hasMore: payload.hasMore });
    if (wasLoaded) this.#store.update((state) => ({ ...state, isLoadingOlder: false }));
    else this.#requestResume();
  }

  #refused({ messageId, payload }: Extract<ServerFrame, { type: 'nack-message' }>): void {
    const { environment, clientInstanceId } = this.#options;
    const key = {
      messageId: messageId as MessageId,
      clientInstanceId: payload.clientInstanceId ?? clientInstanceId,
    };
    this.#apply({ type: 'refused', key, code: payload.code, isFinal: !payload.retryable });
    if (!payload.retryable) return;
    this.#cancelRetry();
    this.#isRetryScheduled = true;
    this.#cancelRetry = environment.after(payload.retryAfterMs, () => this.#sendOutbox());
  }

  /** Everything that is not refused for good, in order. Sending what the server already has is how we ask for it. */
  #sendOutbox(): void {
    this.#isRetryScheduled = false;
    for (const entry of this.#conversation.outbox) {
      if (entry.delivery.kind === 'unsent' && entry.delivery.isFinal) continue;
      this.#apply({ type: 'resent', key: entry.message });
      this.#send(entry);
    }
  }

  #send({ message }: OutboxEntry): void {
    this.#options.send({
      type: 'pending-conversation-message',
      messageId: message.messageId,
      payload: { ...this.#options.scope, ...message },
    });
  }

  #startTyping(): void {
    this.#cancelTyping();
    this.#cancelTyping = this.#options.environment.after(limits.typingIndicatorMs, () => this.#stopTyping());
    this.#store.update((state) => (state.isOtherSideTyping ? state : { ...state, isOtherSideTyping: true }));
  }

  #stopTyping(): void {
    this.#cancelTyping();
    this.#store.update((state) => (state.isOtherSideTyping ? { ...state, isOtherSideTyping: false } : state));
  }
}

const isWaitingForRetry = (delivery: OutboxEntry['delivery']): boolean =>
  delivery.kind === 'unsent' && !delivery.isFinal;
