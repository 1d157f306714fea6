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
  type FlowState,
  hasSameKey,
  isBehind,
  lastId,
  nextMessageId,
  type OutboxEntry,
  type OutgoingKey,
  type RequestState,
  reduceConversation,
} from '@shopbell/rules/conversation';
import { createStore, type Store } from '../createStore';
import type { Cancel, Environment } from '../environment';
import type { ChannelFrame } from './ChannelFrame';
import { TypingIndicator } from './TypingIndicator';

export interface ChannelState {
  readonly conversation: ConversationState;
  readonly isOtherSideTyping: boolean;
  readonly agentTyping: FlowState['agentTyping'];
  readonly isLoadingOlder: boolean;
  readonly historyStatus: RequestState;
}

export const emptyChannel: ChannelState = {
  conversation: emptyConversation,
  isOtherSideTyping: false,
  agentTyping: 'off',
  isLoadingOlder: false,
  historyStatus: 'INIT',
};

export interface ChannelOptions {
  readonly environment: Environment;
  readonly clientInstanceId: string;
  /** Added to every payload: an agent's socket carries many conversations, a shopper's only one. */
  readonly scope: { readonly conversationId?: string };
  readonly typing: 'typing-activity-shopper' | 'typing-activity-agent';
  readonly send: (frame: object) => boolean;
  /** Keeps a message where it outlives the page, before it is first sent (D11); null where there is no such place. */
  readonly keep?: (message: OutgoingMessage) => Promise<void> | null;
}

/** chosen: longer than a commit takes, shorter than a heartbeat would need to find it out. */
const askAgainMs = 10_000;

/** One conversation on one connection: resume, gaps, order and the outbox of this tab (D3 to D7, D10). */
export class ConversationChannel {
  readonly #options: ChannelOptions;
  readonly #store = createStore<ChannelState>(emptyChannel);
  #isOpen = false;
  #isResuming = false;
  /** Up to where a full synchronise has come; null while none is under way (CON-23). */
  #fullCursor: number | null = null;
  #lastMessageId: MessageId | null = null;
  #lastTypingMs = Number.NEGATIVE_INFINITY;
  #cancelRetry: Cancel = () => {};
  #isRetryScheduled = false;
  #cancelAsking: Cancel | null = null;
  /** How often in a row nobody has answered. */
  #askedInVain = 0;
  /** Written, but not yet kept where they outlive the page: they are not sent before (D11). */
  readonly #unkept = new Set<OutgoingMessage>();

  readonly #typing: TypingIndicator;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#typing = new TypingIndicator(options.environment, (agentTyping) =>
      this.#store.update((state) =>
        state.agentTyping === agentTyping
          ? state
          : { ...state, agentTyping, isOtherSideTyping: agentTyping !== 'off' },
      ),
    );
  }

  get store(): Store<ChannelState> {
    return this.#store;
  }

  opened({ isFullSynchronize = false } = {}): void {
    this.#cancelRetry();
    this.#isOpen = true;
    const first = this.#conversation.messages[0];
    this.#fullCursor = isFullSynchronize && first ? first.id - 1 : null;
    this.#resume();
    this.#sendOutbox();
  }

  closed(): void {
    this.#isResuming = false;
    this.#isRetryScheduled = false;
    this.#cancelRetry();
    this.#isOpen = false;
    this.#stopAsking();
    this.#store.update((state) => ({
      ...state,
      isLoadingOlder: false,
      historyStatus: state.historyStatus === 'PENDING' ? 'FAILED' : state.historyStatus,
    }));
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
    const kept = this.#options.keep?.(message);
    if (kept) void this.#sendOnceKept(message, kept);
    else this.#sendQueued(message);
    return messageId;
  }

  /** Messages of a tab that is gone, under their own keys (D13). */
  adopt(messages: readonly OutgoingMessage[]): void {
    for (const message of messages) {
      this.#apply({ type: 'queued', message });
      this.#sendQueued(message);
    }
  }

  async #sendOnceKept(message: OutgoingMessage, kept: Promise<void>): Promise<void> {
    this.#unkept.add(message);
    await kept;
    this.#unkept.delete(message);
    this.#sendQueued(message);
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

  /** Its writer gives a refused message up; what is answered brings it back as it was, unsent. */
  discard(key: OutgoingKey): () => void {
    const given = this.#conversation.outbox.find(({ message }) => hasSameKey(message, key));
    this.#apply({ type: 'discarded', key });
    return () => {
      if (given?.delivery.kind !== 'unsent' || given.delivery.because === 'connection-lost') return;
      const { because: code, isFinal } = given.delivery;
      this.#apply({ type: 'queued', message: given.message });
      this.#apply({ type: 'refused', key, code, isFinal });
    };
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
    this.#store.update((state) => ({ ...state, isLoadingOlder: true, historyStatus: 'PENDING' }));
  }

  /** Says whether the frame was one of a conversation's. */
  receive(frame: ChannelFrame): boolean {
    switch (frame.type) {
      case 'conversation-message':
        if (frame.payload.fromAgent === (this.#options.typing === 'typing-activity-shopper'))
          this.#typing.stop();
        this.#apply({ type: 'received', message: frame.payload });
        this.#catchUp();
        return true;
      case 'conversation-message-list':
        this.#apply({ type: 'resume-page', messages: frame.payload.messages });
        this.#catchUp();
        return true;
      case 'message-changed':
        this.#apply({ ...frame.payload, type: 'changed' });
        this.#catchUp();
        return true;
      case 'synchronize-recent-messages':
        this.#receivePage(frame);
        return true;
      case 'history':
        this.#receiveHistory(frame);
        return true;
      case 'synced':
        this.#isResuming = false;
        this.headAnnounced(frame.payload.headId);
        return true;
      case 'conversation-changed':
        this.headAnnounced(frame.payload.headId);
        return true;
      case 'nack-message':
        this.#refused(frame);
        return true;
      case 'unsent-message':
        this.#apply({ type: 'unsent-announced', message: frame.payload });
        return true;
      case 'virtual-message':
        this.#apply({ type: 'virtual-added', message: frame.payload });
        return true;
      case 'typing-activity-agent':
      case 'typing-activity-shopper':
        this.#typing.start('isPermanent' in frame.payload && frame.payload.isPermanent === true);
        return true;
      case 'flow-handover':
        this.#typing.stop();
        return false;
      default:
        return false;
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
    const waiting = this.#conversation.outbox.length;
    this.#store.update((state) => {
      const conversation = reduceConversation(state.conversation, event);
      return conversation === state.conversation ? state : { ...state, conversation };
    });
    if (this.#conversation.outbox.length < waiting) this.#answered();
  }

  #answered(): void {
    this.#stopAsking();
    if (this.#isOpen && this.#isSomethingPending) this.#askLater();
  }

  #stopAsking(): void {
    this.#cancelAsking?.();
    this.#cancelAsking = null;
    this.#askedInVain = 0;
  }

  get #isSomethingPending(): boolean {
    return this.#conversation.outbox.some(({ delivery }) => delivery.kind === 'pending');
  }

  /**
   * Neither an acknowledgement nor a refusal on a line that holds: sending again is how we ask. Each time it takes
   * twice as long, so that a server that is only slow is not given more to do.
   */
  #askLater(): void {
    this.#cancelAsking ??= this.#options.environment.after(askAgainMs * 2 ** this.#askedInVain, () => {
      this.#cancelAsking = null;
      this.#askedInVain += 1;
      // What waits for its retry is sent then, with everything else.
      if (this.#isSomethingPending && !this.#isRetryScheduled) this.#sendOutbox();
    });
  }

  #resume(): void {
    this.#isResuming = true;
    if (this.#conversation.isLoaded) return this.#requestResume();
    this.#options.send({ type: 'history', payload: this.#options.scope });
    this.#store.update((state) => ({ ...state, historyStatus: 'PENDING' }));
  }

  #requestResume(): void {
    const { revision } = this.#conversation;
    const afterId = this.#fullCursor ?? lastId(this.#conversation);
    const payload = { ...this.#options.scope, afterId, ...(revision > 0 && { revision }) };
    this.#options.send({ type: 'synchronize-recent-messages', payload });
  }

  /** A hole, or a head beyond what is in hand: fetch before showing more (D7). */
  #catchUp(): void {
    if (this.#isResuming || !isBehind(this.#conversation)) return;
    this.#isResuming = true;
    this.#requestResume();
  }

  #receivePage({ payload }: Extract<ServerFrame, { type: 'synchronize-recent-messages' }>): void {
    if (this.#fullCursor !== null) {
      const reached = payload.messages.at(-1)?.id ?? 0;
      this.#fullCursor = reached < lastId(this.#conversation) ? reached : null;
    }
    this.#apply({ type: 'resume-page', messages: payload.messages });
    if (payload.hasMore) this.#requestResume();
  }

  #receiveHistory({ payload }: Extract<ServerFrame, { type: 'history' }>): void {
    const wasLoaded = this.#conversation.isLoaded;
    this.#apply({ ...payload, type: 'history-page' });
    this.#store.update((state) => ({ ...state, isLoadingOlder: false, historyStatus: 'SUCCESS' }));
    if (wasLoaded) this.#catchUp();
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
      if (!this.#unkept.has(entry.message)) this.#send(entry);
    }
  }

  #send({ message }: OutboxEntry): void {
    const isSent = this.#options.send({
      type: 'pending-conversation-message',
      messageId: message.messageId,
      payload: { ...this.#options.scope, ...message },
    });
    if (isSent) this.#askLater();
  }
}

const isWaitingForRetry = (delivery: OutboxEntry['delivery']): boolean =>
  delivery.kind === 'unsent' && !delivery.isFinal;
