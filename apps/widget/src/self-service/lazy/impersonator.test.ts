import { createStore } from '@shopbell/client/visitor';
import { storageKey } from '@shopbell/protocol';
import { isPersonal } from '@shopbell/rules/storage-sync';
import { describe, expect, it } from 'vitest';
import { findImpersonator, keepImpersonator } from './impersonator';

/** A page of a chat; another page of the same browser has the same storage. */
function openPage(providerDomain: string | null = 'provider.example', kept = new Map<string, string>()) {
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    permit: () => {},
  };
  const details = createStore({ settings: { providerDomain } });
  const page = { launcher: { appId: 7 }, storage, details } as never as Parameters<
    typeof keepImpersonator
  >[0];
  return { ...page, kept };
}

const link = '?impersonator=Anna@provider.example&impersonator-session=signed';

describe('an impersonator', () => {
  it('[ROL-09] [ROL-11] comes by a link, outlives the page and a sign-out, and is gone after an empty one', () => {
    const page = openPage();
    keepImpersonator(page, link);
    const later = openPage('provider.example', page.kept);
    keepImpersonator(later, '?utm_source=mail');
    expect(findImpersonator(later)).toEqual({ address: 'anna@provider.example', session: 'signed' });
    expect(isPersonal(storageKey(7, 'impersonator'), 7)).toBe(false);
    keepImpersonator(later, '?impersonator=');
    expect(findImpersonator(openPage('provider.example', page.kept))).toBeNull();
    expect(page.kept.size).toBe(0);
  });

  it.each(['?impersonator=anna@evilprovider.example', '?impersonator=anna'])(
    '[ROL-10] is not kept from elsewhere: %s',
    (search) => {
      const page = openPage();
      keepImpersonator(page, search);
      expect([findImpersonator(page), page.kept.size]).toEqual([null, 0]);
    },
  );

  it('[ROL-11] is nobody where the provider has no domain, or has it no more', () => {
    const page = openPage(null);
    keepImpersonator(page, link);
    expect(page.kept.size).toBe(0);
    const before = openPage();
    keepImpersonator(before, link);
    expect(findImpersonator(openPage(null, before.kept))).toBeNull();
    expect(findImpersonator(openPage('other.example', before.kept))).toBeNull();
  });

  it('is nobody where something else lies in its place', () => {
    for (const value of ['{', 'null', '7', '"anna@provider.example"', '{"address":7}']) {
      const page = openPage();
      page.storage.write(storageKey(7, 'impersonator'), value);
      expect(findImpersonator(page)).toBeNull();
    }
  });
});
