import type { Message, ServerFrame } from '@shopbell/protocol';
import { isBehind, lastId } from '@shopbell/rules/conversation';
import type { FrameHandlers } from '../createFrameTable';
import type { ChannelOptions } from './ChannelState';
import type { Book } from './createBook';

/** So many ids are named as being in hand: as many as a page can bring. */
const namedMax = 100;

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** Asks for what is missing: from the last id in hand, in a hole, and backwards into the past (D6, D7). */
export function createResume(
  { environment, scope, send, clientInstanceId }: ChannelOptions,
  { conversation, apply, note, store }: Book,
  resend: (messages: readonly Message[]) => void,
) {
  let isResuming = false;
  let epoch: number | undefined;
  /** What was in hand when the server turned out to have another past; the next page is the first of that. */
  let before: readonly Message[] | null = null;
  /** Up to where a full synchronise has come; null while none is under way (CON-23). */
  let fullCursor: number | null = null;

  function request(): void {
    const { messages, held, revision } = conversation();
    const inHand = [...messages, ...held].slice(-namedMax).map(({ id }) => id);
    const payload = {
      ...scope,
      afterId: fullCursor ?? lastId(conversation()),
      // For a server that knows no cursor (SOC-04).
      createdBefore: environment.now(),
      excludeIds: fullCursor === null ? inHand : [],
      ...(revision > 0 && { revision }),
    };
    send({ type: 'synchronize-recent-messages', payload });
  }

  function requestNewest(): void {
    send({ type: 'history', payload: scope });
    note({ historyStatus: 'pending' });
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

  /**
   * A restore may have taken it away: what stands in the page that has come is not sent. A shopper's page answers for all
   * of their words, a console for what was written in it; up to where a backup was made, both pasts are the same.
   */
  function mayBeLost(message: Message): boolean {
    return (
      (message.clientInstanceId === clientInstanceId || !(message.fromAgent || scope.conversationId)) &&
      message.id >= (conversation().messages[0]?.id ?? 0)
    );
  }

  function receiveHistory({ payload }: Frame<'history'>): void {
    if (before) apply({ type: 'restored' });
    const wasLoaded = conversation().isLoaded;
    apply({ ...payload, type: 'history-page' });
    if (before) resend(before.filter(mayBeLost));
    before = null;
    note({ isLoadingOlder: false, historyStatus: 'success' });
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
      const isRestored = epoch && epoch !== payload.epoch;
      epoch = payload.epoch;
      if (!isRestored) return headAnnounced(payload.headId);
      before = conversation().messages;
      requestNewest();
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
      (conversation().isLoaded && !before ? request : requestNewest)();
    },

    closed(): void {
      isResuming = false;
      const { historyStatus } = store.get();
      note({ isLoadingOlder: false, historyStatus: historyStatus === 'pending' ? 'failed' : historyStatus });
    },

    loadOlder(): void {
      const oldest = conversation().messages[0];
      if (!oldest || !conversation().hasOlder || store.get().isLoadingOlder) return;
      const payload = { ...scope, createdBefore: oldest.createdDatetime, beforeId: oldest.id };
      if (send({ type: 'history', payload })) note({ isLoadingOlder: true, historyStatus: 'pending' });
    },
  };
}
