import {
  limits,
  type MessageContent,
  type MessageId,
  type MessageMetadata,
  type OutgoingMessage,
} from '@shopbell/protocol';
import { nextMessageId, type OutgoingKey } from '@shopbell/rules/conversation';
import { createFrameTable } from '../createFrameTable';
import type { Store } from '../createStore';
import type { ChannelFrame } from './ChannelFrame';
import type { ChannelOptions, ChannelState } from './ChannelState';
import { createBook } from './createBook';
import { createOutgoing } from './createOutgoing';
import { createResume } from './createResume';
import { TypingIndicator } from './TypingIndicator';

/** One conversation on one connection: what stands in it, what is missing, and what is on its way (D3 to D7, D10). */
export class ConversationChannel {
  readonly store: Store<ChannelState>;
  /** Says whether the frame was one of a conversation's. */
  readonly receive: (frame: ChannelFrame) => boolean;
  readonly #options: ChannelOptions;
  readonly #book = createBook(() => this.#outgoing.answered());
  readonly #outgoing: ReturnType<typeof createOutgoing>;
  readonly #resume: ReturnType<typeof createResume>;
  #lastMessageId: MessageId | null = null;
  #lastTypingMs = Number.NEGATIVE_INFINITY;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#outgoing = createOutgoing(options, this.#book);
    this.#resume = createResume(options, this.#book);
    this.store = this.#book.store;
    this.receive = this.#listen();
  }

  opened({ isFullSynchronize = false } = {}): void {
    this.#outgoing.opened();
    this.#resume.opened(isFullSynchronize);
    this.#outgoing.sendAll();
  }

  closed(): void {
    this.#outgoing.closed();
    this.#resume.closed();
    this.#book.apply({ type: 'connection-lost' });
  }

  queue(content: MessageContent, metadata?: MessageMetadata): MessageId {
    const { environment, clientInstanceId } = this.#options;
    const messageId = nextMessageId(environment.now(), this.#lastMessageId);
    this.#lastMessageId = messageId;
    // What was typed has become a message: the next keystroke is typing anew.
    this.#lastTypingMs = Number.NEGATIVE_INFINITY;
    this.#outgoing.queue({ messageId, clientInstanceId, content, ...(metadata && { metadata }) });
    return messageId;
  }

  adopt(messages: readonly OutgoingMessage[]): void {
    this.#outgoing.adopt(messages);
  }

  retry(key: OutgoingKey): void {
    this.#outgoing.retry(key);
  }

  discard(key: OutgoingKey): () => void {
    return this.#outgoing.discard(key);
  }

  /** At most one signal in two seconds while someone types (MSG-45). */
  type(): void {
    const nowMs = this.#options.environment.now();
    if (nowMs - this.#lastTypingMs < limits.typingSignalMs) return;
    this.#lastTypingMs = nowMs;
    this.#options.send({ type: this.#options.typing, payload: this.#options.scope });
  }

  loadOlder(): void {
    this.#resume.loadOlder();
  }

  headAnnounced(headId: number): void {
    this.#resume.headAnnounced(headId);
  }

  #listen(): (frame: ChannelFrame) => boolean {
    const { apply } = this.#book;
    const outgoing = this.#outgoing;
    const resume = this.#resume;
    const typing = this.#createTyping();
    const isAgent = this.#options.typing === 'typing-activity-agent';
    const typed = ({ payload }: { readonly payload: object }) =>
      typing.start('isPermanent' in payload && payload.isPermanent === true);
    return createFrameTable({
      'conversation-message': ({ payload }) => {
        if (payload.fromAgent !== isAgent) typing.stop();
        apply({ type: 'received', message: payload });
        resume.catchUp();
      },
      'conversation-message-list': ({ payload }) => {
        apply({ type: 'resume-page', messages: payload.messages });
        resume.catchUp();
      },
      'message-changed': ({ payload }) => {
        apply({ ...payload, type: 'changed' });
        resume.catchUp();
      },
      'synchronize-recent-messages': ({ payload }) => resume.received(payload),
      history: ({ payload }) => resume.receivedHistory(payload),
      synced: ({ payload }) => {
        resume.synced();
        resume.headAnnounced(payload.headId);
      },
      'conversation-changed': ({ payload }) => resume.headAnnounced(payload.headId),
      'nack-message': outgoing.refused,
      'unsent-message': ({ payload }) => apply({ type: 'unsent-announced', message: payload }),
      'virtual-message': ({ payload }) => apply({ type: 'virtual-added', message: payload }),
      'typing-activity-agent': typed,
      'typing-activity-shopper': typed,
      'flow-handover': () => {
        typing.stop();
        return false;
      },
    });
  }

  #createTyping(): TypingIndicator {
    const { store, note } = this.#book;
    return new TypingIndicator(this.#options.environment, (agentTyping) => {
      if (store.get().agentTyping !== agentTyping)
        note({ agentTyping, isOtherSideTyping: agentTyping !== 'off' });
    });
  }
}
