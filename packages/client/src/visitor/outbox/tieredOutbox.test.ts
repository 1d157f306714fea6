import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage';
import { localStorageOutbox } from './localStorageOutbox';
import type { KeptMessage, OutboxStore } from './OutboxStore';
import { tieredOutbox } from './tieredOutbox';

const kept = (key: string) =>
  ({
    key,
    appId: 7,
    conversationId: null,
    message: { messageId: '1', clientInstanceId: key },
  }) as KeptMessage;

function memoryOutbox(): OutboxStore {
  const rows = new Map<string, KeptMessage>();
  return {
    put: async (row) => void rows.set(row.key, row),
    remove: async (keys) => keys.forEach((key) => void rows.delete(key)),
    all: async () => [...rows.values()],
  };
}

const refuse = async () => {
  throw new Error('blocked');
};
const blocked: OutboxStore = { put: refuse, remove: refuse, all: refuse };
const never = () => new Promise<never>(() => {});
const hanging: OutboxStore = { put: never, remove: never, all: never };

describe('[D11] what waits is kept in the first place that works', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('and nowhere else', async () => {
    const [first, second] = [memoryOutbox(), memoryOutbox()];
    const outbox = tieredOutbox(first, second);
    // As it was noted while it was written.
    await second.put(kept('a'));
    await outbox.put(kept('a'));
    expect([await first.all(), await second.all(), await outbox.all()]).toEqual([
      [kept('a')],
      [],
      [kept('a')],
    ]);
  });

  it.each([
    ['is blocked', blocked],
    ['hangs', hanging],
  ])('also where the database %s', async (_, first) => {
    const second = memoryOutbox();
    const outbox = tieredOutbox(first, second);
    const keeping = outbox.put(kept('a'));
    await vi.advanceTimersByTimeAsync(500);
    await keeping;
    const looking = outbox.all();
    await vi.advanceTimersByTimeAsync(500);
    expect(await looking).toEqual([kept('a')]);
    const removing = outbox.remove(['a']);
    await vi.advanceTimersByTimeAsync(500);
    await removing;
    expect(await second.all()).toEqual([]);
  });

  it('and found in both, once, when the database is back', async () => {
    const [first, second] = [memoryOutbox(), memoryOutbox()];
    await second.put(kept('a'));
    await second.put(kept('b'));
    await first.put(kept('b'));
    const outbox = tieredOutbox(first, second);
    expect((await outbox.all()).map(({ key }) => key).sort()).toEqual(['a', 'b']);
    await outbox.remove(['a', 'b']);
    expect([await first.all(), await second.all()]).toEqual([[], []]);
  });

  it('and where none works, it says so', async () => {
    const outbox = tieredOutbox(blocked, blocked);
    await expect(outbox.put(kept('a'))).rejects.toThrow('blocked');
    await expect(outbox.all()).rejects.toThrow('blocked');
    await expect(outbox.remove(['a'])).rejects.toThrow('blocked');
  });
});

describe('the storage as an outbox', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps each message under its own key, and passes over what is not ours', async () => {
    const items = new Map<string, string>([
      ['theirs', '{}'],
      ['gorgias-unsent edited', '{"key":'],
      ['gorgias-unsent strange', '{"key":"x"}'],
    ]);
    vi.stubGlobal('localStorage', createFakeStorage(items));
    const outbox = localStorageOutbox();
    await outbox.put(kept('a'));
    await outbox.put(kept('b'));
    expect(await outbox.all()).toEqual([kept('a'), kept('b')]);
    await outbox.remove(['a']);
    expect(await outbox.all()).toEqual([kept('b')]);
  });
});
