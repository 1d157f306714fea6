import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUnsentWords } from './createUnsentWords';

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[MSG-44] gives each id once, to what is written early and to what the client sends', () => {
  const { keep, newMessageId } = createUnsentWords(7);
  const ids = [keep('one').messageId, newMessageId(), keep('two').messageId, newMessageId()];
  expect(ids).toEqual(['1700000000000', '1700000000001', '1700000000002', '1700000000003']);
});
