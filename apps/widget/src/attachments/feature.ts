import type { Feature } from '../app/Feature';
import { attachmentsOf } from './attachmentsOf';

/** Files go with whoever chose them, and with the chat. */
export const attachments: Feature = {
  name: 'attachments',
  start(widget) {
    const { clear } = attachmentsOf(widget);
    return { signedOut: clear, stop: clear };
  },
};
