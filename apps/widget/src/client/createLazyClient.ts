import {
  createStore,
  emptyVisitor,
  type Store,
  type VisitorClient,
  type VisitorState,
} from '@shopbell/client/visitor';

/**
 * The client's code comes beside the app's, not before the first keystroke. Until it is there its state is that of
 * a conversation not yet loaded, and what it is asked to do waits in line.
 */
export interface LazyClient {
  readonly store: Store<VisitorState>;
  readonly isReady: Store<boolean>;
  run<Result>(action: (client: VisitorClient) => Result | Promise<Result>): Promise<Result>;
}

export function createLazyClient(
  loading: Promise<VisitorClient>,
  onFailure: (error: unknown) => void,
): LazyClient {
  const store = createStore(emptyVisitor);
  const isReady = createStore(false);
  const ready = loading.then((client) => {
    const mirror = () => store.update(() => client.store.get());
    client.store.subscribe(mirror);
    mirror();
    isReady.update(() => true);
    return client;
  }, onFailure);
  return {
    store,
    isReady,
    // Without its code whoever asked waits: the shopper has been told, and no call of theirs is an error of the page.
    run: (action) => ready.then((client) => (client ? action(client) : new Promise(() => {}))),
  };
}
