import {
  limits,
  type Message,
  type MessageContent,
  type MessageId,
  type MessageMetadata,
} from '@shopbell/protocol';
import { createFrameTable } from '../createFrameTable';
import type { Store } from '../createStore';
import type { ChannelOptions, ChannelState } from './ChannelState';
import { createBook } from './createBook';
import { createMessageIds } from './createMessageIds';
import { createOutgoing } from './createOutgoing';
import { createResume } from './createResume';
import { createTyping } from './createTyping';

export type ConversationChannel = ReturnType<typeof createChannel>;

/** One conversation on one connection: what stands in it, what is missing, and what is on its way (D3 to D7, D10). */
export function createChannel(options: ChannelOptions) {
  const { environment, clientInstanceId, newMessageId = createMessageIds(environment.now) } = options;
  const book = createBook(() => outgoing.answered());
  const outgoing = createOutgoing(options, book);
  const resume = createResume(options, book, outgoing.adopt);
  const typing = createTyping(options, book);
  const store: Store<ChannelState> = book.store;
  let lastTypingMs: number | null = null;

  function stored({ payload }: { readonly payload: Message }): void {
    // What stands nowhere has no id: servers of before confirm with less than the message (SOC-33).
    if (!payload.id) return;
    if (payload.fromAgent === (options.typing === 'typing-activity-shopper')) typing.stop();
    book.apply({ type: 'received', message: payload });
    resume.catchUp();
  }

  return {
    store,
    adopt: outgoing.adopt,
    retry: outgoing.retry,
    discard: outgoing.discard,
    loadOlder: resume.loadOlder,
    headAnnounced: resume.headAnnounced,
    /** Says whether the frame was one of a conversation's. */
    receive: createFrameTable({
      ...resume.frames,
      ...outgoing.frames,
      ...typing.frames,
      'conversation-message': stored,
      'offline-capture-additional-message': stored,
      'contact-form-additional-message': stored,
      'unsent-message': ({ payload }) => book.apply({ type: 'unsent-announced', message: payload }),
      'virtual-message': ({ payload }) => book.apply({ type: 'virtual-added', message: payload }),
    }),

    opened({ isFullSynchronize = false } = {}): void {
      outgoing.opened();
      resume.opened(isFullSynchronize);
      outgoing.sendAll();
    },

    closed(): void {
      outgoing.closed();
      resume.closed();
      book.apply({ type: 'connection-lost' });
    },

    queue(
      content: MessageContent,
      metadata?: MessageMetadata,
      messageId: MessageId = newMessageId(),
    ): MessageId {
      // What was typed has become a message: the next keystroke is typing anew.
      lastTypingMs = null;
      const message = { messageId, clientInstanceId, content };
      outgoing.queue(metadata ? { ...message, metadata } : message);
      return messageId;
    },

    /** At most one signal in two seconds while someone types (MSG-45). */
    type(): void {
      const nowMs = environment.now();
      if (lastTypingMs !== null && nowMs - lastTypingMs < limits.typingSignalMs) return;
      lastTypingMs = nowMs;
      options.send({ type: options.typing, payload: options.scope });
    },
  };
}
