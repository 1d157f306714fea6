import { createStore, type Store } from '@shopbell/client/visitor';

export interface Route {
  readonly path: string;
  /** What a screen was given on the way, for example which flow to run (RTE-18). */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RouterState {
  readonly route: Route;
  readonly canGoBack: boolean;
}

export interface Router {
  readonly store: Store<RouterState>;
  push(path: string, parameters?: Route['parameters']): void;
  /** Another screen in place of this one: going back does not return to it. */
  replace(path: string, parameters?: Route['parameters']): void;
  back(): void;
}

const startPath = '/chat';

/** In memory only: the shop's address bar and history are not ours (RTE-01). Unknown paths lead to the chat. */
export function createRouter(knownPaths: readonly string[]): Router {
  let entries: readonly Route[] = [{ path: startPath, parameters: {} }];
  const state = (): RouterState => ({ route: entries.at(-1) as Route, canGoBack: entries.length > 1 });
  const store = createStore(state());

  const routeTo = (path: string, parameters: Route['parameters'] = {}): Route =>
    knownPaths.includes(path) ? { path, parameters } : { path: startPath, parameters: {} };
  const go = (next: readonly Route[]) => {
    entries = next;
    store.update(state);
  };

  return {
    store,
    push(path, parameters) {
      const route = routeTo(path, parameters);
      if (route.path !== store.get().route.path) go([...entries, route]);
    },
    replace(path, parameters) {
      const route = routeTo(path, parameters);
      if (route.path !== store.get().route.path) go([...entries.slice(0, -1), route]);
    },
    back() {
      if (entries.length > 1) go(entries.slice(0, -1));
    },
  };
}
