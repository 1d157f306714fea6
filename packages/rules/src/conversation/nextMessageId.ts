import type { MessageId } from '@shopbell/protocol';

/** The creation time, moved on by a millisecond where two messages would share one (MSG-44). */
export function nextMessageId(nowMs: number, previous: MessageId | null): MessageId {
  return String(previous === null ? nowMs : Math.max(nowMs, Number(previous) + 1)) as MessageId;
}
