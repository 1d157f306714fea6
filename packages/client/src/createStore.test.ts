import { expect, it, vi } from 'vitest';
import { createStore } from './createStore';

it('a store tells its listeners of every change, and of nothing else', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.update((value) => value + 1);
  store.update((value) => value);
  stop();
  store.update((value) => value + 1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

it('a listener may leave while the others are told', () => {
  const store = createStore(1);
  const second = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(second);
  store.update(() => 2);
  store.update(() => 3);
  expect(second).toHaveBeenCalledTimes(2);
});
