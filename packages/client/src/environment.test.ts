import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from './environment';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[HTTP-47] in a browser every call has its 15 s, unless it has a limit of its own', async () => {
  vi.stubGlobal('navigator', {});
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => asked.push(init));
  const limit = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  const { fetch } = browserEnvironment();
  const own = new AbortController().signal;
  await fetch('https://chat.test/auth', { credentials: 'omit' });
  await fetch('https://chat.test/ws', { signal: own });
  expect(timeout.mock.calls[0]).toEqual([15_000]);
  expect(asked).toEqual([{ credentials: 'omit', signal: limit }, { signal: own }]);
});
