import type { Feature } from '../app/Feature';
import { loadChunk } from '../chunks/loadChunk';

/** What is likely wanted next, and heavy (LAZY-12, LAZY-13). */
const likely: readonly (readonly [name: string, load: () => Promise<unknown>])[] = [
  ['self-service', () => import('../self-service/lazy/SendCodeScreen')],
  ['help-center', () => import('../help-center/lazy/ArticleScreen')],
  ['flows', () => import('../self-service/lazy/flows/FlowScreen')],
];

/** Fetched when the window is open and connected, and the browser has nothing better to do. */
export const ahead: Feature = {
  name: 'ahead',
  start(widget) {
    let isDone = false;
    const look = () => {
      if (isDone || !widget.window.get().isOpen || !widget.client.store.get().isConnected) return;
      isDone = true;
      // What does not come is asked for again by who needs it.
      for (const [name, load] of likely) loadChunk(name, load).catch(() => {});
    };
    const stops = [widget.window.subscribe(look), widget.client.store.subscribe(look)];
    look();
    return {
      stop() {
        isDone = true;
        for (const stop of stops) stop();
      },
    };
  },
};
