import type { AgentOutbox, KeptMessages } from '@shopbell/client/agent';

const prefix = 'shopbell-outbox:';

/** Whose words, and for which shop: another shop's socket refuses them for good. */
export interface DeskPlace {
  readonly userId: string;
  readonly shopId: number;
}

/**
 * What an agent wrote and the server does not have yet, per tab, where a reload and a crash leave it alone. The next
 * page of the same person and shop takes it over under its own keys; sent by two tabs it is still stored once (D3, D13).
 */
export function createOutbox(
  { userId, shopId }: DeskPlace,
  tabId: string,
  storage: () => Storage,
): AgentOutbox {
  const start = `${prefix}${userId}:${shopId}:`;
  const own = start + tabId;
  const waiting = new Map<string, KeptMessages>();

  function write(): void {
    try {
      if (waiting.size === 0) storage().removeItem(own);
      else storage().setItem(own, JSON.stringify([...waiting.values()]));
    } catch {
      // Full or forbidden: it is still in the open page, which asks before it is closed.
    }
  }

  return {
    adopt() {
      const found = readKept(storage, start);
      for (const { conversationId, messages } of found) {
        const known = waiting.get(conversationId)?.messages ?? [];
        const all = [...known, ...messages];
        // The storage names pages in no order; their words go out in that of writing.
        all.sort((one, other) => Number(one.messageId) - Number(other.messageId));
        waiting.set(conversationId, { conversationId, messages: all });
      }
      write();
      return [...waiting.values()];
    },
    keep(conversationId, messages) {
      if (messages.length === 0) waiting.delete(conversationId);
      else waiting.set(conversationId, { conversationId, messages });
      write();
    },
  };
}

function readKept(storage: () => Storage, start: string): KeptMessages[] {
  try {
    const keys = Object.keys(storage()).filter((key) => key.startsWith(start));
    return keys.flatMap((key) => {
      const kept = parse(storage().getItem(key));
      storage().removeItem(key);
      return kept;
    });
  } catch {
    return [];
  }
}

function parse(text: string | null): KeptMessages[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Who signs out on purpose was asked about what is unsent. */
export function forgetOutbox(storage: () => Storage = () => localStorage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
