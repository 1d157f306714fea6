import type { StoredName } from '@shopbell/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { createErasure } from './createErasure';

afterEach(() => vi.unstubAllGlobals());

/** Tabs of one browser, which share what is kept, and a line that all of them lose and regain. */
function openBrowser() {
  const values = new Map<StoredName, string>();
  const erased: string[] = [];
  const tabs = new EventTarget();
  let isOffline = true;
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (method === 'DELETE') erased.push(new URL(address).searchParams.get('guestId') ?? '');
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('window', {});
  const kept = {
    read: (name: StoredName) => values.get(name) ?? null,
    write: (name: StoredName, value: string) => void values.set(name, value),
    erase(names: readonly StoredName[] = []) {
      for (const name of names) values.delete(name);
    },
  };
  return {
    erased,
    waiting: () => values.get('erasing') ?? null,
    openTab: () => createErasure(kept, 'https://chat.test/ssp/events?appId=1', new AbortController().signal),
    regain() {
      isOffline = false;
      tabs.dispatchEvent(new Event('online'));
    },
  };
}

it('[ROL-18] what one tab has to erase stays while another has its own to erase, until the server has heard of both', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first('a');
  await second('b');
  await first('a');
  expect(browser.waiting()?.split(',').sort()).toEqual(['a', 'b']);
  browser.regain();
  await vi.waitFor(() => expect(browser.waiting()).toBeNull());
  expect([...new Set(browser.erased)].sort()).toEqual(['a', 'b']);
});
