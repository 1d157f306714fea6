import { storageKey } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';
import { beginAnew, forgetShopper } from './forgetShopper';

/**
 * Forgets the shopper on this device, in each of its tabs, and whoever has kept their token can do nothing with it. Who
 * left an earlier page in the middle of it is known by the end of their token: who came since stays.
 */
export async function logout(widget: Widget, leaving?: string): Promise<void> {
  const { client, storage, launcher } = widget;
  // Where other pages of the shopper tell who is here, that is known only then. Everywhere else this comes before all else.
  if (leaving && launcher.hasStorageSync) await client.run(() => {});
  const stored = storage.read(storageKey(launcher.appId, 'token'));
  if (leaving && stored && !stored.endsWith(leaving)) return;
  const token = storedToken(widget);
  await leave(widget);
  if (token) await revoke(widget, token);
}

/** On this device only, wherever the chat has noted something of them. */
export async function leave(widget: Widget): Promise<void> {
  const { launcher, storage } = widget;
  // A page on another origin still holds what is forgotten here, unless it learns when: first, and before this ends.
  if (launcher.hasStorageSync) storage.write(storageKey(launcher.appId, 'last-logout'), String(Date.now()));
  await forgetShopper(widget, false);
  beginAnew(widget);
}

function storedToken({ storage, launcher }: Widget): string | null {
  try {
    const { token } = JSON.parse(storage.read(storageKey(launcher.appId, 'token')) ?? 'null') ?? {};
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** Also when the page is left in the same moment. Without a line the shopper is gone from here all the same. */
async function revoke({ baseUrl, launcher }: Widget, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const request = { method: 'DELETE', headers, credentials: 'omit', keepalive: true } as const;
  await fetch(`${baseUrl}/auth?appId=${launcher.appId}`, request).catch(() => {});
}
