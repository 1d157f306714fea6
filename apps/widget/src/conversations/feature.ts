import { storageKey } from '@shopbell/protocol';
import type { Feature } from '../app/Feature';
import { draftOf } from './draftOf';

export const conversations: Feature = {
  name: 'conversation',
  screens: {
    '/chat': { title: 'conversationLabel', focus: 'textarea', frames: ['flow-handover'] },
  },
  start(widget) {
    const { launcher, storage, details } = widget;
    const draft = draftOf(widget);
    return {
      adopted: () => draft.fill(storage.read(storageKey(launcher.appId, 'draft'))),
      signedOut: (where) => (where === 'here' ? draft.set('') : draft.dropFound()),
      // A link that says what to ask is stronger than what the shop always asks, and what was typed than both.
      stop: details.subscribe(() => draft.fill(details.get()?.settings?.prefilledMessage)),
    };
  },
};
