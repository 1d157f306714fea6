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
  readonly send: (frame: object) => boolean;
}

/** What the shopper has seen, what is new, and when that is worth a sound. */
export function createAttention({ environment, storage, appId, mayChime, onChime, send }: AttentionOptions) {
  const number = (name: 'last-seen-id' | 'last-stored-id') =>
    Number(storage.read(storageKey(appId, name)) ?? 0);
  let storedId = number('last-stored-id');
  let toldSeenId = 0;
  let lastNewMs = Number.NEGATIVE_INFINITY;
  /** Seen, but the server has not heard of it yet. */
  let untoldSeenDate: string | null = null;

  const seenId = () => Math.max(toldSeenId, number('last-seen-id'));

  function tell(): void {
    if (untoldSeenDate === null) return;
    if (send({ type: 'message-seen', payload: { messageSeenDate: untoldSeenDate } })) untoldSeenDate = null;
  }

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

    /** The time of the newest agent's message that has only now been seen, which the server hears; null if there is none. */
    see({ messages }: ConversationState): { readonly id: number; readonly at: string | null } | null {
      const before = seenId();
      const newest = messages.at(-1);
      if (!newest || newest.id <= before) return null;
      storage.write(storageKey(appId, 'last-seen-id'), String(newest.id));
      const newestOfAgent = messages.findLast(({ fromAgent, id }) => fromAgent && id > before);
      const at = newestOfAgent?.createdDatetime ?? null;
      if (at !== null) {
        untoldSeenDate = at;
        tell();
      }
      return { id: newest.id, at };
    },

    opened: tell,

    /** Seen in another tab. */
    seenElsewhere(id: number): void {
      toldSeenId = Math.max(toldSeenId, id);
    },

    /** Another conversation: nothing of it has been seen. */
    forget(): void {
      storage.remove(storageKey(appId, 'last-seen-id'));
      storage.remove(storageKey(appId, 'last-stored-id'));
      storedId = toldSeenId = 0;
      untoldSeenDate = null;
    },
  };
}
