import type { Message } from '@shopbell/protocol';
import { type ConversationState, keyOf, type OutboxEntry, type VirtualMessage } from './state';

export type PlacedMessage =
  | { readonly kind: 'confirmed'; readonly message: Message }
  | { readonly kind: 'pending' | 'unsent'; readonly entry: OutboxEntry }
  | { readonly kind: 'virtual'; readonly message: VirtualMessage };

/**
 * Top to bottom (MSG-47): what is stored by id, since no clock orders anything; then our own by the time of writing;
 * what is virtual after the message it was added after.
 */
export function orderMessages({ messages, outbox, virtual }: ConversationState): PlacedMessage[] {
  const own = outbox.toSorted(
    (left, right) => Number(left.message.messageId) - Number(right.message.messageId),
  );
  const placed: [string, PlacedMessage][] = [
    ...messages.map((message): [string, PlacedMessage] => [keyOf(message), { kind: 'confirmed', message }]),
    ...own.map((entry): [string, PlacedMessage] => [
      keyOf(entry.message),
      { kind: entry.delivery.kind, entry },
    ]),
  ];
  const after = (key: string | null): PlacedMessage[] =>
    virtual
      .filter((message) => message.after === key)
      .map((message) => ({ kind: 'virtual' as const, message }));
  if (virtual.length === 0) return placed.map(([, item]) => item);
  return [...after(null), ...placed.flatMap(([key, item]) => [item, ...after(key)])];
}
