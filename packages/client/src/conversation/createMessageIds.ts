import type { MessageId } from '@shopbell/protocol';
import { nextMessageId } from '@shopbell/rules/conversation';

/** The ids of all that one client instance writes: each is given once. */
export function createMessageIds(now: () => number): () => MessageId {
  let last: MessageId | null = null;
  return () => {
    last = nextMessageId(now(), last);
    return last;
  };
}
