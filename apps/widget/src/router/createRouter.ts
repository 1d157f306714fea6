import { createStore, type Store } from '@shopbell/client/visitor';
import { toJson } from '@shopbell/rules/json';

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
  /** The way does not lead elsewhere. */
  canShow(path: string): boolean;
}

/** The path that is shown for a path: the same, or another one. */
export type WayTo = (path: string, parameters: Route['parameters']) => string;

/** In memory only: the shop's address bar and history are not ours (RTE-01). */
export function createRouter(wayTo: WayTo): Router {
  let entries: readonly Route[] = [{ path: '/chat', parameters: {} }];
  const state = (): RouterState => ({ route: entries.at(-1) as Route, canGoBack: entries.length > 1 });
  const store = createStore(state());

  /** Behind `before`; where that is what is shown already, nothing happens. */
  const go = (before: readonly Route[], path: string, parameters: Route['parameters'] = {}) => {
    const way = wayTo(path, parameters);
    const route = { path: way, parameters: way === path ? parameters : {} };
    if (keyOfRoute(route) === keyOfRoute(store.get().route)) return;
    entries = [...before, route];
    store.update(state);
  };

  return {
    store,
    push: (path, parameters) => go(entries, path, parameters),
    replace: (path, parameters) => go(entries.slice(0, -1), path, parameters),
    back() {
      if (entries.length < 2) return;
      entries = entries.slice(0, -1);
      store.update(state);
    },
    canShow: (path) => wayTo(path, {}) === path,
  };
}

/** The same for the same screen with the same parameters, in whatever order they were given. */
export const keyOfRoute = ({ path, parameters }: Route): string =>
  toJson([path, Object.entries(parameters).sort()]);
