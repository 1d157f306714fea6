import type { ServerFrame } from '@shopbell/protocol';
import { isBehind, lastId } from '@shopbell/rules/conversation';
import type { FrameHandlers } from '../createFrameTable';
import type { ChannelOptions } from './ChannelState';
import type { Book } from './createBook';

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** Asks for what is missing: from the last id in hand, in a hole, and backwards into the past (D6, D7). */
export function createResume({ scope, send }: ChannelOptions, { conversation, apply, note, store }: Book) {
  let isResuming = false;
  /** Up to where a full synchronise has come; null while none is under way (CON-23). */
  let fullCursor: number | null = null;

  function request(): void {
    const { revision } = conversation();
    const afterId = fullCursor ?? lastId(conversation());
    const payload = { ...scope, afterId, ...(revision > 0 && { revision }) };
    send({ type: 'synchronize-recent-messages', payload });
  }

  /** A hole, or a head beyond what is in hand: fetch before showing more (D7). */
  function catchUp(): void {
    if (isResuming || !isBehind(conversation())) return;
    isResuming = true;
    request();
  }

  function headAnnounced(headId: number): void {
    apply({ type: 'head-announced', headId });
    catchUp();
  }

  function receivePage({ payload }: Frame<'synchronize-recent-messages'>): void {
    const { messages, hasMore } = payload;
    if (fullCursor !== null) {
      const reached = messages.at(-1)?.id ?? 0;
      fullCursor = reached < lastId(conversation()) ? reached : null;
    }
    apply({ type: 'resume-page', messages });
    if (hasMore) request();
  }

  function receiveHistory({ payload }: Frame<'history'>): void {
    const wasLoaded = conversation().isLoaded;
    apply({ ...payload, type: 'history-page' });
    note({ isLoadingOlder: false, historyStatus: 'SUCCESS' });
    if (wasLoaded) catchUp();
    else request();
  }

  const frames: FrameHandlers = {
    'conversation-message-list': ({ payload }) => {
      apply({ type: 'resume-page', messages: payload.messages });
      catchUp();
    },
    'message-changed': ({ payload }) => {
      apply({ ...payload, type: 'changed' });
      catchUp();
    },
    'synchronize-recent-messages': receivePage,
    history: receiveHistory,
    synced: ({ payload }) => {
      isResuming = false;
      headAnnounced(payload.headId);
    },
    'conversation-changed': ({ payload }) => headAnnounced(payload.headId),
  };

  return {
    frames,
    catchUp,
    headAnnounced,

    opened(isFullSynchronize: boolean): void {
      const first = conversation().messages[0];
      fullCursor = isFullSynchronize && first ? first.id - 1 : null;
      isResuming = true;
      if (conversation().isLoaded) return request();
      send({ type: 'history', payload: scope });
      note({ historyStatus: 'PENDING' });
    },

    closed(): void {
      isResuming = false;
      const { historyStatus } = store.get();
      note({ isLoadingOlder: false, historyStatus: historyStatus === 'PENDING' ? 'FAILED' : historyStatus });
    },

    loadOlder(): void {
      const oldest = conversation().messages[0];
      if (!oldest || !conversation().hasOlder || store.get().isLoadingOlder) return;
      const payload = { ...scope, createdBefore: oldest.createdDatetime, beforeId: oldest.id };
      if (send({ type: 'history', payload })) note({ isLoadingOlder: true, historyStatus: 'PENDING' });
    },
  };
}
