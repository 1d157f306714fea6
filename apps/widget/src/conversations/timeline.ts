import type { Message } from '@shopbell/protocol';
import type { Delivery, OutboxEntry } from '@shopbell/rules/conversation';

export interface TimelineMessage {
  /** The same before and after the acknowledgement, so that the bubble stays and only its state changes. */
  readonly key: string;
  readonly text: string;
  readonly side: 'shopper' | 'agent';
  readonly senderName: string | null;
  readonly atMs: number;
  readonly delivery: Delivery | { readonly kind: 'confirmed' };
  readonly entry: OutboxEntry | null;
  /** The first and the last bubble of one person's run of messages. */
  readonly isRunStart: boolean;
  readonly isRunEnd: boolean;
  /** A new day begins with this message. */
  readonly startsDay: boolean;
}

const runGapMs = 60_000;

/** What stands in the window, top to bottom: stored messages by id, then our own that are on their way. */
export function timeline(messages: readonly Message[], outbox: readonly OutboxEntry[]): TimelineMessage[] {
  const plain = [...messages.map(fromStored), ...outbox.map(fromOutbox)];
  return plain.map((item, index) => {
    const previous = plain[index - 1];
    const next = plain[index + 1];
    const startsDay = !previous || !isSameDay(previous.atMs, item.atMs);
    return {
      ...item,
      startsDay,
      isRunStart: startsDay || !isSameRun(previous, item),
      isRunEnd: !next || !isSameDay(item.atMs, next.atMs) || !isSameRun(item, next),
    };
  });
}

type PlainMessage = Omit<TimelineMessage, 'isRunStart' | 'isRunEnd' | 'startsDay'>;

const fromStored = (message: Message): PlainMessage => ({
  key: `${message.clientInstanceId} ${message.messageId} ${message.fromAgent}`,
  text: message.content.text,
  side: message.fromAgent ? 'agent' : 'shopper',
  senderName: message.senderInfo?.name ?? null,
  atMs: Date.parse(message.createdDatetime),
  delivery: { kind: 'confirmed' },
  entry: null,
});

const fromOutbox = (entry: OutboxEntry): PlainMessage => ({
  key: `${entry.message.clientInstanceId} ${entry.message.messageId} false`,
  text: entry.message.content.text,
  side: 'shopper',
  senderName: null,
  atMs: Number(entry.message.messageId),
  delivery: entry.delivery,
  entry,
});

const isSameDay = (left: number, right: number): boolean =>
  new Date(left).toDateString() === new Date(right).toDateString();

const isSameRun = (left: PlainMessage, right: PlainMessage): boolean =>
  left.side === right.side && left.senderName === right.senderName && right.atMs - left.atMs < runGapMs;
