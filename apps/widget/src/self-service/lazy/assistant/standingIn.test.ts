import { createStore, emptyVisitor } from '@shopbell/client/visitor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Widget } from '../../../app/Widget';
import { pageTime } from './pageTime';
import { standingIn } from './standingIn';

const [askedMs, dayMs] = [Date.UTC(2026, 10, 17, 6), 24 * 60 * 60_000];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Handed over to nobody who has answered, on a page whose clock is off. */
async function openPage(offMs: number) {
  const clock = { aheadMs: 0 };
  const said = { id: 1, fromAgent: false, createdDatetime: new Date(askedMs).toISOString(), content: {} };
  const signal = { kind: 'signal', content: { metadata: { signal: 'handover_to_agent' } } };
  const messages = [said, { ...said, ...signal, id: 2, fromAgent: true }];
  const conversation = { ...emptyVisitor.conversation, messages };
  vi.setSystemTime(askedMs + offMs);
  const running: Widget['running'] = [];
  const widget = {
    running,
    details: createStore({ settings: { automation: { aiAgent: { enabled: true } } } }),
    client: {
      store: createStore({ ...emptyVisitor, conversation }),
      run: async (action: (client: object) => unknown) =>
        action({ serverNow: () => Date.now() + clock.aheadMs }),
    },
  } as unknown as Widget;
  clock.aheadMs = -offMs;
  const changed = vi.fn();
  pageTime(widget).store.subscribe(changed);
  await vi.advanceTimersByTimeAsync(0);
  changed.mockClear();
  return { widget, changed, stop: () => running[0]?.stop?.() };
}

it.each([
  ['right', 0],
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
])(
  '[D21] a day later a person is one press away again, in a tab in which nothing else happens and whose clock is %s',
  async (_, offMs) => {
    const { widget, changed, stop } = await openPage(offMs);
    await vi.advanceTimersByTimeAsync(dayMs - 1);
    expect([standingIn(widget).at, changed.mock.calls.length]).toEqual(['handed-over', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([standingIn(widget).at, changed.mock.calls.length]).toEqual(['answering', 1]);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  },
);

it('nothing is waited for on a page that is over', async () => {
  const { stop } = await openPage(0);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
