import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetchJson';
import { patiently } from './patiently';

beforeEach(() => {
  vi.useFakeTimers();
  // The real one would not hear of a clock that is only made.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('too late')), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that answers with these one after the other, the last one for ever; null: it never answers. */
function serve(...statuses: readonly (number | null)[]) {
  let requests = 0;
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const status = statuses[Math.min(requests++, statuses.length - 1)] ?? null;
    if (status !== null)
      return Promise.resolve(Response.json({ code: 'busy', message: `Said ${status}` }, { status }));
    return new Promise((_done, failed) => signal?.addEventListener('abort', () => failed(signal.reason)));
  });
  return () => requests;
}

/** What becomes of it when all pauses are over. */
async function outcomeOf(call: Promise<unknown>) {
  const settled = call.then(
    (answer) => ({ answer }),
    (error: Error) => ({ ...error, message: error.message }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('a call', () => {
  it.each([429, 502, 503])('[HTTP-04] that is answered with %i is made four times in all', async (status) => {
    const requests = serve(status);
    expect(await outcomeOf(fetchJson('/x'))).toMatchObject({
      status,
      code: 'busy',
      message: `Said ${status}`,
    });
    expect(requests()).toBe(4);
  });

  it.each([400, 404, 500, 504])('[HTTP-04] that is answered with %i is made once', async (status) => {
    const requests = serve(status);
    expect(await outcomeOf(fetchJson('/x'))).toMatchObject({ status });
    expect(requests()).toBe(1);
  });

  it('[HTTP-04] is over with the first answer', async () => {
    const requests = serve(503, 502, 200);
    expect(await outcomeOf(fetchJson('/x'))).toMatchObject({ answer: { message: 'Said 200' } });
    expect(requests()).toBe(3);
  });

  it('[HTTP-47] [LIM-46] that nobody answers is given up after 15 s', async () => {
    serve(null);
    let problem: unknown = null;
    fetchJson('/x').catch((error) => {
      problem = error;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(problem).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(problem).toEqual(new Error('too late'));
  });
});

it('[HTTP-08] a call that is given up is told once, with what is known of the network', async () => {
  serve(500);
  vi.stubGlobal('navigator', { onLine: true, connection: { effectiveType: '3g', downlink: 1.5 } });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const call = patiently(() => fetchJson('/x'), 'Nothing came.');
  expect(await outcomeOf(call)).toEqual({ answer: null });
  expect(log.mock.calls).toEqual([
    [
      '[shopbell] Nothing came.',
      { tries: 5, reason: 'Said 500', isOnline: true, type: '3g', downlinkMbps: 1.5 },
    ],
  ]);
});
