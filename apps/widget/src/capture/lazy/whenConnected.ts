import type { Store, VisitorState } from '@shopbell/client/visitor';
import { callTimeoutMs } from '@shopbell/protocol';

/** True once there is a connection; false if there is none for as long as anyone would wait for a form. */
export function whenConnected(store: Store<VisitorState>): Promise<boolean> {
  return new Promise((done) => {
    const finish = (isConnected: boolean) => {
      clearTimeout(timer);
      stop();
      done(isConnected);
    };
    const timer = setTimeout(() => finish(false), callTimeoutMs);
    const stop = store.subscribe(() => store.get().isConnected && finish(true));
    if (store.get().isConnected) finish(true);
  });
}
