import { storageKey } from '@shopbell/protocol';
import { type ConversationState, lastId } from '@shopbell/rules/conversation';
import { isNewAgentMessage, shouldChime, unreadCount } from '@shopbell/rules/unread';
import type { Environment } from '../environment';
import type { VisitorStorage } from './storage';

export interface AttentionOptions {
  readonly environment: Environment;
  readonly storage: VisitorStorage;
  readonly appId: number;
  /** Of all tabs of a browser, one makes the sound. */
  readonly mayChime: () => boolean;
  readonly onChime: () => void;
}

/** What the shopper has seen, what is new, and when that is worth a sound. */
export function createAttention({ environment, storage, appId, mayChime, onChime }: AttentionOptions) {
  const number = (name: 'last-seen-id' | 'last-stored-id') =>
    Number(storage.read(storageKey(appId, name)) ?? 0);
  let storedId = number('last-stored-id');
  let toldSeenId = 0;
  let lastNewMs = Number.NEGATIVE_INFINITY;

  const seenId = () => Math.max(toldSeenId, number('last-seen-id'));

  return {
    unread: ({ messages }: ConversationState): number => unreadCount(messages, seenId()),

    /** Called with every change of the conversation. */
    look(conversation: ConversationState): void {
      const newest = lastId(conversation);
      if (newest <= storedId) return;
      const isNew = conversation.messages.some((message) => isNewAgentMessage(message, storedId));
      storedId = newest;
      storage.write(storageKey(appId, 'last-stored-id'), String(newest));
      if (!isNew) return;
      const nowMs = environment.now();
      const isDue = shouldChime(environment.isHidden?.() ?? false, nowMs, lastNewMs);
      lastNewMs = nowMs;
      if (isDue && mayChime()) onChime();
    },

    /** The time of the newest agent's message that has only now been seen; null if there is none. */
    see({ messages }: ConversationState): { readonly id: number; readonly at: string | null } | null {
      const before = seenId();
      const newest = messages.at(-1);
      if (!newest || newest.id <= before) return null;
      storage.write(storageKey(appId, 'last-seen-id'), String(newest.id));
      const newestOfAgent = messages.findLast(({ fromAgent, id }) => fromAgent && id > before);
      return { id: newest.id, at: newestOfAgent?.createdDatetime ?? null };
    },

    /** Seen in another tab. */
    seenElsewhere(id: number): void {
      toldSeenId = Math.max(toldSeenId, id);
    },

    /** Another conversation: nothing of it has been seen. */
    forget(): void {
      storage.remove(storageKey(appId, 'last-seen-id'));
      storage.remove(storageKey(appId, 'last-stored-id'));
      storedId = 0;
      toldSeenId = 0;
    },
  };
}
