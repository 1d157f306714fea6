import { expect, it } from 'vitest';
import { createRings } from './createRings';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

it('of several tabs one rings for a message, and again for the next message', async () => {
  const storage = memory();
  const tabs = [createRings(() => storage, undefined), createRings(() => storage, undefined)];
  const claims = async (name: string) => Promise.all(tabs.map((tab) => tab.claim(name)));
  expect(await claims('a 1')).toEqual([true, false]);
  expect(await claims('a 2')).toEqual([true, false]);
  expect(await claims('a 1')).toEqual([false, false]);
});

it('a browser that stores nothing still rings', async () => {
  const rings = createRings(() => {
    throw new Error('forbidden');
  }, undefined);
  expect(await rings.claim('a 1')).toBe(true);
});
