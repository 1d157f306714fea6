import { frameParentOrigin } from '@shopbell/rules/checkout';
import type { Feature } from '../app/Feature';
import { askForFrameSize } from './askForFrameSize';
import { startStorageSync } from './startStorageSync';

export const checkout: Feature = {
  name: 'checkout',
  start(widget) {
    const { launcher, baseUrl } = widget;
    const parentOrigin = frameParentOrigin(location.search);
    const stopAsking = parentOrigin ? askForFrameSize(widget.window, parentOrigin) : () => {};
    // On the chat's own host the frame's storage is the page's.
    if (!launcher.hasStorageSync || new URL(baseUrl).origin === location.origin) return { stop: stopAsking };
    const sync = startStorageSync(widget);
    return {
      ready: sync.ready.then(() => widget.tell('adopted')),
      stored: sync.changed,
      signedOut: (where) => where === 'here' && sync.settled(),
      stop() {
        stopAsking();
        sync.stop();
      },
    };
  },
};
