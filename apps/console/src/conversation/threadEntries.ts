import type { Message, ProblemCode } from '@shopbell/protocol';
import type { ConversationState, Delivery, OutboxEntry, OutgoingKey } from '@shopbell/rules/conversation';

export type EntryDelivery =
  | { readonly kind: 'stored' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly for: 'connection' | 'another-try' }
  | { readonly kind: 'refused'; readonly because: ProblemCode; readonly retryKey: OutgoingKey };

/** A message as the thread shows it, whether the server has it or not. */
export interface ThreadEntry {
  /** The same before and after the acknowledgement, so that nothing is drawn anew by it. */
  readonly key: string;
  readonly text: string;
  readonly fromAgent: boolean;
  readonly senderName: string | null;
  readonly createdMs: number;
  readonly delivery: EntryDelivery;
}

export interface ThreadFacts {
  readonly conversation: Pick<ConversationState, 'messages' | 'outbox'>;
  readonly ownName: string;
  readonly isConnected: boolean;
}

/** Stored messages, then our own that are not stored yet. */
export function threadEntries({ conversation, ownName, isConnected }: ThreadFacts): readonly ThreadEntry[] {
  return [
    ...conversation.messages.map(fromStored),
    ...conversation.outbox.map((entry) => fromOutbox(entry, ownName, isConnected)),
  ];
}

const fromStored = (message: Message): ThreadEntry => ({
  key: keyOf(message.fromAgent, message),
  text: message.content.text,
  fromAgent: message.fromAgent,
  senderName: message.senderInfo?.name ?? null,
  createdMs: Date.parse(message.createdDatetime),
  delivery: { kind: 'stored' },
});

const fromOutbox = (
  { message, delivery }: OutboxEntry,
  ownName: string,
  isConnected: boolean,
): ThreadEntry => ({
  key: keyOf(true, message),
  text: message.content.text,
  fromAgent: true,
  senderName: ownName,
  createdMs: Number(message.messageId),
  delivery: shownDelivery(delivery, message, isConnected),
});

function shownDelivery(delivery: Delivery, key: OutgoingKey, isConnected: boolean): EntryDelivery {
  if (delivery.kind === 'unsent' && delivery.isFinal && delivery.because !== 'connection-lost') {
    return { kind: 'refused', because: delivery.because, retryKey: key };
  }
  if (!isConnected) return { kind: 'waiting', for: 'connection' };
  return delivery.kind === 'pending' ? { kind: 'sending' } : { kind: 'waiting', for: 'another-try' };
}

const keyOf = (fromAgent: boolean, { clientInstanceId, messageId }: OutgoingKey): string =>
  `${fromAgent ? 'agent' : 'shopper'}/${clientInstanceId}/${messageId}`;
