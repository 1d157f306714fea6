import { expect, it } from 'vitest';
import { createViewers } from './createViewers';

function setUp() {
  const timers: { at: number; action: () => void; isCancelled: boolean }[] = [];
  let nowMs = 0;
  const viewers = createViewers(
    {
      after(delayMs, action) {
        const timer = { at: nowMs + delayMs, action, isCancelled: false };
        timers.push(timer);
        return () => {
          timer.isCancelled = true;
        };
      },
    },
    'me',
  );
  return {
    heard: (userId: string, activity: 'viewing' | 'answering' | 'left') =>
      viewers.heard({ conversationId: 'a', userId, name: userId, activity }),
    shown: () =>
      (viewers.store.get().a ?? []).map(({ userId, isAnswering }) => `${userId}${isAnswering ? '!' : ''}`),
    pass(ms: number) {
      nowMs += ms;
      for (const timer of timers.splice(0)) {
        if (timer.isCancelled) continue;
        if (timer.at <= nowMs) timer.action();
        else timers.push(timer);
      }
    },
  };
}

it('colleagues are shown while they look or answer, and not oneself', () => {
  const { heard, shown } = setUp();
  heard('me', 'viewing');
  heard('ben', 'viewing');
  heard('ada', 'answering');
  expect(shown()).toEqual(['ada!', 'ben']);
  heard('ada', 'viewing');
  heard('ben', 'left');
  expect(shown()).toEqual(['ada']);
});

it('who is not heard again has gone', () => {
  const { heard, shown, pass } = setUp();
  heard('ben', 'viewing');
  pass(20_000);
  heard('ben', 'viewing');
  pass(20_000);
  expect(shown()).toEqual(['ben']);
  pass(5000);
  expect(shown()).toEqual([]);
});
