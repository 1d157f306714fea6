import { limits, type Message, soundDebounceMs } from '@shopbell/protocol';

/** Agent messages after the last one the shopper has seen. Derived, so a reload counts the same. */
export function unreadCount(messages: readonly Message[], lastSeenId: number): number {
  return messages.filter((message) => message.fromAgent && message.id > lastSeenId).length;
}

export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > limits.unreadBadgeMax ? `${limits.unreadBadgeMax}+` : String(count);
}

/** New is what comes after the last one in hand, by number (MSG-40): a message that comes twice is new once. */
export const isNewAgentMessage = (message: Message, lastStoredId: number): boolean =>
  message.fromAgent && message.id > lastStoredId;

/** One sound for a burst, and none while the shopper looks at the page (MSG-38, MSG-39). */
export function shouldChime(isHidden: boolean, nowMs: number, lastMs: number): boolean {
  return isHidden && nowMs - lastMs >= soundDebounceMs;
}
