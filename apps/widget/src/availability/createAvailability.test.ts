import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAvailability } from './createAvailability';

const weekdays = {
  timezone: 'UTC',
  businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
};
const facts = {
  liveChatAvailability: 'always-live-during-business-hours' as const,
  offlineModeEnabledDatetime: null,
  businessHours: weekdays,
  agentsStatus: null,
};
/** A Tuesday. */
const tuesday = (time: string) => Date.parse(`2026-11-17T${time}Z`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchFrom(time: string, given: Partial<typeof facts> = {}) {
  vi.setSystemTime(tuesday(time));
  const watch = createAvailability({ ...facts, ...given });
  return { watch, state: () => watch.store.get().availability };
}

describe('the desk', () => {
  it('[AVL-07] opens at 09:00:00, not up to a minute late', () => {
    const { state } = watchFrom('08:59:30');
    vi.advanceTimersByTime(29_999);
    expect(state()).toBe('outside_business_hours');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('online');
  });

  it('[AVL-08] closes at 17:00:00', () => {
    const { state } = watchFrom('16:59:30');
    vi.advanceTimersByTime(29_999);
    expect(state()).toBe('online');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('outside_business_hours');
  });

  it('[AVL-06] [LIM-01] is looked at every 60 seconds', () => {
    const { watch } = watchFrom('10:00:00');
    const seen: number[] = [];
    watch.store.subscribe(() => seen.push(watch.store.get().atMs - tuesday('10:00:00')));
    vi.advanceTimersByTime(180_000);
    expect(seen).toEqual([60_000, 120_000, 180_000]);
  });

  it('[AVL-09] [AVL-10] goes offline when the time set for it comes', () => {
    const { watch, state } = watchFrom('10:00:00');
    watch.change({ offlineModeEnabledDatetime: '2026-11-17T10:00:45Z' });
    vi.advanceTimersByTime(44_999);
    expect(state()).toBe('online');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('offline');
  });

  it('[SOC-36] follows news of the team at once', () => {
    const { watch, state } = watchFrom('10:00:00');
    watch.change({ liveChatAvailability: 'auto-based-on-agent-availability' });
    expect(state()).toBe('no_agents_available');
    watch.change({ agentsStatus: { agents: [], hasAvailableAgents: true, totalNumberOfAgents: 1 } });
    expect(state()).toBe('online');
  });

  it('is looked at no more once it is stopped', () => {
    const { watch } = watchFrom('10:00:00');
    watch.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
