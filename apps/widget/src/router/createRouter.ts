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
  /** On the way to a screen that has not come yet, with the chat in its place. */
  isAwaiting(): boolean;
  /** Every screen is there: what has waited for its own is shown. */
  settle(): void;
}

/** The path that is shown for a path: the same, or another one; null as long as nobody can know. */
export type WayTo = (path: string, parameters: Route['parameters']) => string | null;

interface Entry extends Route {
  readonly isAwaited?: boolean;
}

const first: Entry = { path: '/chat', parameters: {} };

/** In memory only: the shop's address bar and history are not ours (RTE-01). */
export function createRouter(wayTo: WayTo): Router {
  let entries: readonly Entry[] = [first];
  const top = () => entries.at(-1) as Entry;
  const state = (): RouterState => ({
    route: top().isAwaited ? first : top(),
    canGoBack: entries.length > 1,
  });
  const store = createStore(state());
  const show = (next: readonly Entry[]) => {
    entries = next;
    store.update(state);
  };

  const entryFor = ({ path, parameters }: Route): Entry => {
    const way = wayTo(path, parameters);
    if (way === null) return { path, parameters, isAwaited: true };
    return { path: way, parameters: way === path ? parameters : {} };
  };
  /** Behind `before`; where that is what is shown already, nothing happens. */
  const go = (before: readonly Entry[], path: string, parameters: Route['parameters'] = {}) => {
    const entry = entryFor({ path, parameters });
    if (keyOfRoute(entry) !== keyOfRoute(top())) show([...before, entry]);
  };

  return {
    store,
    push: (path, parameters) => go(entries, path, parameters),
    replace: (path, parameters) => go(entries.slice(0, -1), path, parameters),
    back: () => entries.length > 1 && show(entries.slice(0, -1)),
    canShow: (path) => wayTo(path, {}) === path,
    isAwaiting: () => top().isAwaited === true,
    settle() {
      const found = entries.map((entry) => (entry.isAwaited ? entryFor(entry) : entry));
      show(found.filter((entry, at) => at === 0 || keyOfRoute(entry) !== keyOfRoute(found[at - 1] as Route)));
    },
  };
}

/** The same for the same screen with the same parameters, in whatever order they were given. */
export const keyOfRoute = ({ path, parameters }: Route): string =>
  toJson([path, Object.entries(parameters).sort()]);
