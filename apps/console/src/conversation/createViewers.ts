import { createStore, type Store } from '@shopbell/client/agent';
import { deskLimits, type ViewingActivity } from '@shopbell/protocol';

export interface Viewer {
  readonly userId: string;
  readonly name: string;
  readonly isAnswering: boolean;
}

export interface Viewers {
  /** Colleagues by conversation; a conversation without any has no entry. */
  readonly store: Store<Readonly<Record<string, readonly Viewer[]>>>;
  heard(viewing: Heard): void;
}

interface Heard {
  readonly conversationId: string;
  readonly userId: string;
  readonly name: string;
  readonly activity: ViewingActivity;
}

interface Timing {
  after(delayMs: number, action: () => void): () => void;
}

/** Who else looks at what. Nobody says so for ever: who is not heard again has gone. */
export function createViewers({ after }: Timing, ownId: string): Viewers {
  const store = createStore<Readonly<Record<string, readonly Viewer[]>>>({});
  const timers = new Map<string, () => void>();

  function set(
    { conversationId, userId }: Pick<Heard, 'conversationId' | 'userId'>,
    viewer: Viewer | null,
  ): void {
    store.update((all) => {
      const others = (all[conversationId] ?? []).filter((each) => each.userId !== userId);
      const now = viewer
        ? [...others, viewer].sort((left, right) => (left.userId < right.userId ? -1 : 1))
        : others;
      const { [conversationId]: _, ...rest } = all;
      return now.length > 0 ? { ...rest, [conversationId]: now } : rest;
    });
  }

  return {
    store,
    heard(viewing) {
      const { conversationId, userId, name, activity } = viewing;
      if (userId === ownId) return;
      const key = `${conversationId} ${userId}`;
      timers.get(key)?.();
      timers.delete(key);
      if (activity === 'left') return set(viewing, null);
      set(viewing, { userId, name, isAnswering: activity === 'answering' });
      timers.set(
        key,
        after(deskLimits.viewingMs, () => set(viewing, null)),
      );
    },
  };
}
