import type { OutgoingMessage } from '@shopbell/protocol';
import { createChannel } from '../conversation/createChannel';
import { createAttention } from './attention';
import { createCurrentConversation } from './currentConversation';
import { createOrphans } from './orphans';
import { createOutbox } from './outbox/createOutbox';
import { createTabs } from './tabs';
import type { VisitorClientOptions } from './VisitorClient';

export interface VisitorConversationOptions {
  readonly clientInstanceId: string;
  readonly send: (frame: object) => boolean;
  readonly refresh: () => void;
  /** Another conversation takes the place of the one before. */
  readonly onOther: () => void;
  readonly onVolatile: () => void;
}

/** What is kept names no browser; what leaves names the one that it leaves from. */
const naming = (message: OutgoingMessage, revenueId?: string): OutgoingMessage =>
  message.metadata ? { ...message, metadata: { ...message.metadata, revenueId } } : message;

/** What is said here and in the shopper's other tabs, what of it is kept, and what nobody has looked at yet. */
export function createVisitorConversation(
  options: VisitorClientOptions,
  { clientInstanceId, send, refresh, onOther, onVolatile }: VisitorConversationOptions,
) {
  const outbox = createOutbox({
    ...options,
    store: options.outboxStore ?? null,
    conversationId: () => current.id(),
    onVolatile,
  });
  const current = createCurrentConversation({
    open: () =>
      createChannel({
        ...options,
        clientInstanceId,
        scope: {},
        typing: 'typing-activity-shopper',
        send,
        keep: (message) => outbox.keep(naming(message)),
        leaving: (message) => naming(message, options.revenueId?.()),
      }),
    onOther,
    onChange: refresh,
  });
  const orphans = createOrphans({
    ...options,
    clientInstanceId,
    outbox,
    tabs: () => tabs,
    channel: current.channel,
  });
  const tabs = createTabs({
    ...options,
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
    ...options,
    mayChime: () => tabs.isLeading,
    onChime: () => options.onChime?.(),
  });
  return { outbox, current, orphans, tabs, attention };
}
