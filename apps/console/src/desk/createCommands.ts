import { createStore, type Store } from '@shopbell/client/agent';

/** Something the palette can do. */
export interface Command {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Other words it is looked for by. */
  readonly words?: string;
  readonly keys?: string;
  readonly run: () => void;
}

export interface Commands {
  readonly store: Store<readonly Command[]>;
  /** Until the returned function is called. */
  offer(commands: readonly Command[]): () => void;
}

/** What can be done now, by whoever is on screen. */
export function createCommands(): Commands {
  const store = createStore<readonly Command[]>([]);
  return {
    store,
    offer(commands) {
      store.update((offered) => [...offered, ...commands]);
      return () => store.update((offered) => offered.filter((command) => !commands.includes(command)));
    },
  };
}
