import type { Locks, TabChannel } from '../environment';
import type { KeptMessage, OutboxStore } from '../visitor/outbox/OutboxStore';

export interface FakeTab {
  readonly name: string;
  readonly locks: Locks;
  openTabChannel(name: string): TabChannel;
  /** The tab crashes: its locks are free and nobody hears it any more. */
  kill(): void;
}

export interface FakeBrowser {
  openTab(): FakeTab;
  readonly outboxStore: OutboxStore & { readonly kept: ReadonlyMap<string, KeptMessage> };
}

interface Request {
  readonly tab: string;
  readonly begin: () => void;
}

/** What the tabs of one browser share: locks, channels and the store of what waits. */
export function createFakeBrowser(): FakeBrowser {
  const queues = new Map<string, Request[]>();
  const channels = new Map<string, Set<{ tab: string; channel: TabChannel }>>();
  const kept = new Map<string, KeptMessage>();
  let tabs = 0;

  const release = (name: string, request: Request) => {
    const queue = queues.get(name) ?? [];
    const wasHolder = queue[0] === request;
    queues.set(
      name,
      queue.filter((other) => other !== request),
    );
    if (wasHolder) queues.get(name)?.[0]?.begin();
  };

  function request(tab: string, name: string, whileHeld: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      const own: Request = {
        tab,
        begin: () =>
          void whileHeld().then(() => {
            release(name, own);
            done();
          }),
      };
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, own]);
      if (queue.length === 0) queueMicrotask(own.begin);
    });
  }

  function openTabChannel(tab: string, name: string): TabChannel {
    const others = channels.get(name) ?? new Set();
    channels.set(name, others);
    const channel: TabChannel = {
      onmessage: null,
      post(message) {
        for (const other of others) if (other.channel !== channel) other.channel.onmessage?.(message);
      },
      close: () => void others.delete(entry),
    };
    const entry = { tab, channel };
    others.add(entry);
    return channel;
  }

  return {
    openTab() {
      const name = `tab-${String.fromCharCode(97 + tabs++)}`;
      return {
        name,
        locks: { request: (lock, whileHeld) => request(name, lock, whileHeld) },
        openTabChannel: (channel) => openTabChannel(name, channel),
        kill() {
          for (const entries of channels.values())
            for (const entry of entries) if (entry.tab === name) entries.delete(entry);
          for (const [lock, queue] of queues)
            for (const held of queue) if (held.tab === name) release(lock, held);
        },
      };
    },
    outboxStore: {
      kept,
      put: async (message) => void kept.set(message.key, message),
      remove: async (keys) => keys.forEach((key) => void kept.delete(key)),
      all: async () => [...kept.values()],
    },
  };
}
