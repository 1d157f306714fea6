import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUnsentWords } from './createUnsentWords';

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  stored = new Map();
  vi.stubGlobal('window', {});
  standOn('https://shop.test/');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

function standOn(address: string): void {
  const { href, pathname, search } = new URL(address);
  vi.stubGlobal('location', { href, pathname, search });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[MSG-44] gives each id once, to what is written early and to what the client sends', () => {
  const { keep, newMessageId } = createUnsentWords(7);
  const ids = [keep('one').messageId, newMessageId(), keep('two').messageId, newMessageId()];
  expect(ids).toEqual(['1700000000000', '1700000000001', '1700000000002', '1700000000003']);
});

it('[D12] [MSG-14] [MSG-17] keeps with the words what the page they were written on says of itself', () => {
  const noted = () => JSON.parse([...stored.values()].at(-1) ?? '').message.metadata;
  const { keep } = createUnsentWords(7);
  standOn('https://shop.test/plants?preview-mode=true');
  keep('one');
  expect(noted()).toEqual({
    previewMode: true,
    currentUrl: 'https://shop.test/plants?preview-mode=true',
  });
  standOn('https://chat.test/frame?checkout-frame=1&origin=https%3A%2F%2Fshop.test%2Fcheckouts%2F1');
  keep('two');
  expect(noted()).toEqual({ previewMode: false, currentUrl: 'https://shop.test/checkouts/1' });
});

it('[D3] says of words that are to go another way whether another page has sent them', () => {
  const { forget, keep } = createUnsentWords(7);
  const [here, gone] = [keep('one'), keep('two')];
  stored.delete([...stored.keys()].at(-1) ?? '');
  expect([forget(here), forget(gone), stored.size]).toEqual([true, false, 0]);
  vi.stubGlobal('localStorage', null);
  expect(forget(keep('three'))).toBe(true);
});
