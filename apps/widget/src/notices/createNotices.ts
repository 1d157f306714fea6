import { createStore, type Store } from '@shopbell/client/visitor';
import type { NoticeKind, NoticeType } from '@shopbell/rules/notices';

export interface Notice {
  readonly kind: NoticeKind;
  readonly type: NoticeType;
  readonly text: string;
}

export interface Notices {
  readonly store: Store<readonly Notice[]>;
  /** One notice of a kind stands at a time: the newest. */
  show(notice: Notice): void;
  dismiss(kind: NoticeKind): void;
}

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>([]);
  const without = (kind: NoticeKind) => store.get().filter((notice) => notice.kind !== kind);
  return {
    store,
    show: (notice) => store.update(() => [...without(notice.kind), notice]),
    dismiss: (kind) =>
      store.update((notices) => (notices.some((n) => n.kind === kind) ? without(kind) : notices)),
  };
}
