import { limits, type MessageContent, type MessageId, type MessageMetadata } from '@shopbell/protocol';
import { nextMessageId } from '@shopbell/rules/conversation';
import type { Store } from '../createStore';
import type { ChannelOptions, ChannelState } from './ChannelState';
import { channelFrames } from './channelFrames';
import { createBook } from './createBook';
import { createOutgoing } from './createOutgoing';
import { createResume } from './createResume';

export type ConversationChannel = ReturnType<typeof createChannel>;

/** One conversation on one connection: what stands in it, what is missing, and what is on its way (D3 to D7, D10). */
export function createChannel(options: ChannelOptions) {
  const { environment, clientInstanceId } = options;
  const book = createBook(() => outgoing.answered());
  const outgoing = createOutgoing(options, book);
  const resume = createResume(options, book);
  const store: Store<ChannelState> = book.store;
  let lastMessageId: MessageId | null = null;
  let lastTypingMs = Number.NEGATIVE_INFINITY;
  return {
    store,
    adopt: outgoing.adopt,
    retry: outgoing.retry,
    discard: outgoing.discard,
    loadOlder: resume.loadOlder,
    headAnnounced: resume.headAnnounced,
    /** Says whether the frame was one of a conversation's. */
    receive: channelFrames(options, book, outgoing, resume),

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

    queue(content: MessageContent, metadata?: MessageMetadata): MessageId {
      lastMessageId = nextMessageId(environment.now(), lastMessageId);
      // What was typed has become a message: the next keystroke is typing anew.
      lastTypingMs = Number.NEGATIVE_INFINITY;
      const message = { messageId: lastMessageId, clientInstanceId, content };
      outgoing.queue(metadata ? { ...message, metadata } : message);
      return lastMessageId;
    },

    /** At most one signal in two seconds while someone types (MSG-45). */
    type(): void {
      const nowMs = environment.now();
      if (nowMs - lastTypingMs < limits.typingSignalMs) return;
      lastTypingMs = nowMs;
      options.send({ type: options.typing, payload: options.scope });
    },
  };
}
