import { afterEach, expect, it, vi } from 'vitest';
import type { Widget } from '../../app/Widget';
import { launcherSettings } from '../../gallery/fixtures';
import { offersOf } from './offersOf';

afterEach(() => vi.restoreAllMocks());

const widgetWith = (storage: Partial<Widget['storage']>) => ({
  launcher: launcherSettings,
  storage: { permit() {}, ...storage } as Widget['storage'],
});

it('[OFR-01] keeps an offer by its id with its end', () => {
  const kept = new Map<string, string>();
  const offers = offersOf(
    widgetWith({
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
    }),
  );
  expect([offers.endOf('a'), offers.keep('a', 100), offers.keep('a', 900), offers.endOf('a')]).toEqual([
    null,
    100,
    100,
    100,
  ]);
  expect(offers.endOf('toString')).toBeNull();
});

it('[OFR-05] a storage that fails leaves no offers and one line in the log', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const remove = vi.fn();
  const broken = offersOf(widgetWith({ read: () => '{"a":"soon"}', remove }));
  expect(broken.endOf('a')).toBeNull();
  expect([log.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  const throwing = offersOf(
    widgetWith({
      read: () => {
        throw new Error('blocked');
      },
      remove: () => {
        throw new Error('blocked');
      },
    }),
  );
  expect(throwing.endOf('a')).toBeNull();
  expect(log.mock.calls).toHaveLength(2);
});
