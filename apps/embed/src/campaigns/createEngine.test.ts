import { campaignOf, factsOf, rulesOf } from '@shopbell/rules/campaigns-testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEngine } from './createEngine';

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers({ now: factsOf().nowMs });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('CustomEvent', class {});
  logged.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with one campaign, and which have come to stand on it. */
function openPage(delay: number, present: () => Promise<{ close(): void } | null>) {
  const saw: string[] = [];
  const engine = createEngine({
    life: { signal: new AbortController().signal, emit: () => undefined as never },
    page: {
      ...rulesOf([campaignOf({ meta: { ...campaignOf().meta, delay } })]),
      cards: { welcome: ['p', {}] },
    },
    facts: (own) => ({ ...factsOf({ nowMs: Date.now(), seen: [...saw] }), ...own }),
    ...{ shown() {}, track() {}, record() {}, isCounted: () => false },
    saw: (id) => void saw.push(id),
    present,
  });
  engine.look();
  return { engine, saw };
}

it('[CMP-29] a campaign with a delay comes when it is over, and waits anew where it was cleared meanwhile', async () => {
  const [waits, cleared] = [0, 1].map(() => openPage(3, async () => ({ close() {} })));
  await vi.advanceTimersByTimeAsync(2999);
  expect(waits?.saw).toEqual([]);
  cleared?.engine.clear();
  await vi.advanceTimersByTimeAsync(1);
  expect([waits?.saw, cleared?.saw]).toEqual([['welcome'], []]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(cleared?.saw).toEqual(['welcome']);
});

it('[CMP-42] a campaign that cannot be made into a card is logged once and does not show', async () => {
  const { saw, engine } = openPage(0, async () => {
    throw new Error('No card can be made of it.');
  });
  await vi.advanceTimersByTimeAsync(120_000);
  engine.look();
  expect(saw).toEqual([]);
  expect(logged.mock.calls).toEqual([
    ['[shopbell] A campaign could not be shown.', new Error('No card can be made of it.')],
  ]);
});
