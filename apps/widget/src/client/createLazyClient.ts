import {
  createStore,
  emptyVisitor,
  type Store,
  type VisitorClient,
  type VisitorState,
} from '@shopbell/client/visitor';
import type { AssistantMessageType, MessageMetadata } from '@shopbell/protocol';

export interface ChatClient extends VisitorClient {
  /** What the page says about itself with a message sent now; null: it is nothing of the assistant's. */
  metadata(kind?: AssistantMessageType | null): MessageMetadata;
}

/**
 * The client begins when the storage is in order. Until then its state is that of a conversation not yet loaded, and
 * what it is asked to do waits in line.
 */
export interface LazyClient {
  readonly store: Store<VisitorState>;
  readonly isReady: Store<boolean>;
  run<Result>(action: (client: ChatClient) => Result | Promise<Result>): Promise<Result>;
  /** Once: what has waited so far is done with this client. */
  begin(loading: Promise<ChatClient>, onFailure: (error: unknown) => void): void;
}

export function createLazyClient(): LazyClient {
  const store = createStore(emptyVisitor);
  const isReady = createStore(false);
  let come: (client: ChatClient) => void;
  const ready = new Promise<ChatClient>((resolve) => {
    come = resolve;
  });
  return {
    store,
    isReady,
    // Without its code whoever asked waits: the shopper has been told, and no call of theirs is an error of the page.
    run: (action) => ready.then(action),
    begin(loading, onFailure) {
      loading.then((client) => {
        const mirror = () => store.update(() => client.store.get());
        client.store.subscribe(mirror);
        mirror();
        isReady.update(() => true);
        come(client);
      }, onFailure);
    },
  };
}
