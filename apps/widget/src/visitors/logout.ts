import { storageKey } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';

/** Forgets the shopper on this device, wherever the chat has noted something of them. */
export async function logout({ launcher, storage, client, tell }: Widget): Promise<void> {
  // A page on another origin still holds what is forgotten here, unless it learns when: first, and before this ends.
  if (launcher.hasStorageSync) storage.write(storageKey(launcher.appId, 'last-logout'), String(Date.now()));
  await client.run((loaded) => loaded.logout());
  await tell('signedOut', 'here');
}
