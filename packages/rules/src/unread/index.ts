import { limits, type Message } from '@shopbell/protocol';

/** Agent messages after the last one the shopper has seen. Derived, so a reload counts the same. */
export function unreadCount(messages: readonly Message[], lastSeenId: number): number {
  return messages.filter((message) => message.fromAgent && message.id > lastSeenId).length;
}

export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > limits.unreadBadgeMax ? `${limits.unreadBadgeMax}+` : String(count);
}
