import { storageKey } from '@shopbell/protocol';
import { readGuestId } from '@shopbell/rules/tracking';
import type { Feature } from '../app/Feature';
import { loadChunk } from '../chunks/loadChunk';

const sessionId = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/;

/** What the page has found out about consent, and the ids by which a message is known to be of the same visit. */
export const tracking: Feature = {
  name: 'tracking',
  start(widget) {
    const { storage, launcher, overrides } = widget;
    const read = (name: 'consent' | 'guest-id' | 'session') => storage.read(storageKey(launcher.appId, name));
    if (overrides.get().hasConsent === undefined && read('consent') === 'given')
      widget.override({ hasConsent: true });
    void loadChunk('reports', () => import('./lazy/reportErrors')).then(
      ({ reportErrors }) => reportErrors(widget),
      // Where even this does not come, there is nothing to tell with.
      () => {},
    );
    return {
      // Only with consent is anything of it kept.
      facts: () => ({
        guestId: readGuestId(read('guest-id')),
        sessionId: sessionId.exec(read('session') ?? '')?.[0] ?? null,
      }),
    };
  },
};
