import { storageKey } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';
import { beginAnew, forgetShopper } from './forgetShopper';

/** Forgets the shopper on this device, wherever the chat has noted something of them, in each of its tabs. */
export async function logout(widget: Widget): Promise<void> {
  const { launcher, storage } = widget;
  // A page on another origin still holds what is forgotten here, unless it learns when: first, and before this ends.
  if (launcher.hasStorageSync) storage.write(storageKey(launcher.appId, 'last-logout'), String(Date.now()));
  await forgetShopper(widget, false);
  beginAnew(widget);
}
