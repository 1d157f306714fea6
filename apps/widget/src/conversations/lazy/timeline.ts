import type { MessageContent, SenderInfo } from '@shopbell/protocol';
import { helpdeskBotOf, isShown } from '@shopbell/rules/content';
import {
  type ConversationState,
  type Delivery,
  keyOf,
  type OutboxEntry,
  orderMessages,
  type PlacedMessage,
} from '@shopbell/rules/conversation';

export interface TimelineMessage {
  /** The same before and after the acknowledgement, so that the bubble stays and only its state changes. */
  readonly key: string;
  readonly content: MessageContent;
  readonly side: 'shopper' | 'agent';
  readonly sender: SenderInfo | null;
  readonly atMs: number;
  readonly delivery: Delivery | { readonly kind: 'confirmed' | 'virtual' };
  readonly entry: OutboxEntry | null;
  readonly isEdited: boolean;
  readonly isDeleted: boolean;
  /** The first and the last bubble of one person's run of messages. */
  readonly isRunStart: boolean;
  readonly isRunEnd: boolean;
  /** A new day begins with this message. */
  readonly startsDay: boolean;
}

const runGapMs = 60_000;

/** What stands in the window, top to bottom. */
export function timeline(conversation: ConversationState): TimelineMessage[] {
  const plain = orderMessages(conversation).filter(isBubble).map(toPlain);
  // Writing a date is slow, and there may be ten thousand.
  const days = plain.map(({ atMs }) => new Date(atMs).toDateString());
  return plain.map((item, index) => {
    const previous = plain[index - 1];
    const next = plain[index + 1];
    const startsDay = !previous || days[index - 1] !== days[index];
    return {
      ...item,
      startsDay,
      isRunStart: startsDay || !isSameRun(previous, item),
      isRunEnd: !next || days[index] !== days[index + 1] || !isSameRun(item, next),
    };
  });
}

type PlainMessage = Omit<TimelineMessage, 'isRunStart' | 'isRunEnd' | 'startsDay'>;

const isBubble = (placed: PlacedMessage): boolean => placed.kind !== 'confirmed' || isShown(placed.message);

function toPlain(placed: PlacedMessage): PlainMessage {
  if ('entry' in placed) return fromOutbox(placed.entry);
  const { message, kind } = placed;
  return {
    key:
      kind === 'virtual' ? `virtual ${message.messageId}` : `${keyOf(placed.message)} ${message.fromAgent}`,
    content: message.content,
    side: message.fromAgent ? 'agent' : 'shopper',
    sender: message.fromAgent ? message.senderInfo : null,
    atMs: new Date(message.createdDatetime).getTime(),
    delivery: { kind },
    entry: null,
    isEdited: kind === 'confirmed' && message.editedDatetime !== undefined,
    isDeleted: kind === 'confirmed' && message.deletedDatetime !== undefined,
  };
}

const fromOutbox = (entry: OutboxEntry): PlainMessage => ({
  key: `${keyOf(entry.message)} false`,
  content: entry.message.content,
  side: 'shopper',
  sender: null,
  atMs: Number(entry.message.messageId),
  delivery: entry.delivery,
  entry,
  isEdited: false,
  isDeleted: false,
});

const isSameRun = (left: PlainMessage, right: PlainMessage): boolean =>
  left.side === right.side &&
  left.sender?.name === right.sender?.name &&
  helpdeskBotOf(left.sender) === helpdeskBotOf(right.sender) &&
  right.atMs - left.atMs < runGapMs;
