import { createStore, type Store } from '@shopbell/client/agent';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isProblem: boolean;
  readonly undo: (() => void) | null;
}

export interface Toasts {
  readonly store: Store<readonly Toast[]>;
  /** Gives what it is dismissed by. */
  say(text: string, undo?: () => void): number;
  complain(text: string): void;
  dismiss(id: number): void;
}

const shownMax = 3;

/** What was just done, with the way back. */
export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const add = (toast: Omit<Toast, 'id'>) => {
    lastId += 1;
    const id = lastId;
    store.update((shown) => [...shown, { ...toast, id }].slice(-shownMax));
    return id;
  };
  return {
    store,
    say: (text, undo) => add({ text, isProblem: false, undo: undo ?? null }),
    complain: (text) => void add({ text, isProblem: true, undo: null }),
    dismiss: (id) => store.update((shown) => shown.filter((toast) => toast.id !== id)),
  };
}
