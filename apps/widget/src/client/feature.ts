import { storageKey } from '@shopbell/protocol';
import type { Feature } from '../app/Feature';
import { beginAnew, forgetShopper } from '../visitors/forgetShopper';

/** The page's connection: up when the window opens, and tried again when there is hope. */
export const client: Feature = {
  name: 'client',
  start(widget) {
    const { launcher, storage } = widget;
    const { run } = widget.client;
    const nudge = () => void run((loaded) => loaded.nudge());
    for (const [target, event] of nudges) target.addEventListener(event, nudge);
    let timer: ReturnType<typeof setTimeout>;
    // A token is taken away only when its shopper signs out: by another tab, since this one does not hear of its own.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey(launcher.appId, 'token') || newValue !== null) return;
      void forgetShopper(widget, true);
      // Later than the tab that did it, and one after the other: then they find the same new token.
      timer = setTimeout(() => beginAnew(widget), 1000 + Math.random() * 3000);
    };
    addEventListener('storage', onStorage);
    return {
      opening() {
        void run((loaded) => loaded.connect());
        storage.write(storageKey(launcher.appId, 'last-opened'), String(Date.now()));
      },
      stop() {
        removeEventListener('storage', onStorage);
        clearTimeout(timer);
        for (const [target, event] of nudges) target.removeEventListener(event, nudge);
        void run((loaded) => loaded.disconnect());
      },
    };
  },
};

/** Moments at which a connection that had given up is worth a try. */
const nudges: readonly (readonly [EventTarget, string])[] = [
  [window, 'online'],
  [window, 'pageshow'],
  [window, 'focus'],
  [document, 'visibilitychange'],
];
