import { afterEach, expect, it, vi } from 'vitest';
import { createTracker, type Remembered } from './createTracker';

afterEach(() => vi.unstubAllGlobals());

/** A page whose browser keeps nothing, and whose line may lose what is loaded. */
function openPage() {
  const line = { isDown: true };
  const events: string[] = [];
  const erased: string[] = [];
  const life = new AbortController();
  const loaded: Remembered = {
    createSender: () => ({ add: ({ event }) => void events.push(event), drop: async () => false }),
    createErasure: () => async (guestId) => void erased.push(guestId),
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  const tracker = createTracker({
    ...{ appId: 1, eventsUrl: 'https://chat.test/ssp/events?appId=1', isOn: true, signal: life.signal },
    ...{ emit() {}, facts: () => ({}) },
    loadRemembered: async () => {
      if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return loaded;
    },
  });
  return { tracker, line, events, erased, life };
}

/** Once all that was begun until now has ended. */
const settled = () => new Promise((done) => setImmediate(done));

it('what once did not load is loaded for the next event, and for the next browser that is to be erased', async () => {
  const { tracker, line, events, erased } = openPage();
  tracker.setConsent(true);
  tracker.track('page-visited');
  const lost = tracker.guestId();
  tracker.setConsent(false);
  await settled();
  expect([events, erased]).toEqual([[], []]);
  line.isDown = false;
  tracker.setConsent(true);
  tracker.track('page-visited');
  const next = tracker.guestId();
  await settled();
  expect(events).toEqual(['page-visited']);
  tracker.setConsent(false);
  await settled();
  expect(erased).toContain(next);
  expect(lost).not.toBe(next);
});

it('nothing is counted once the chat is gone, also where what counts has only come then', async () => {
  const { tracker, line, events, life } = openPage();
  line.isDown = false;
  tracker.setConsent(true);
  tracker.track('page-visited');
  life.abort();
  tracker.track('page-visited');
  await settled();
  expect(events).toEqual([]);
});
