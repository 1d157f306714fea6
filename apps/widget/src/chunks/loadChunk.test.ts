import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcome = (loading: Promise<unknown>) => loading.then(String, (error) => error as ChunkLoadError);

it('[LAZY-16] [LAZY-18] [LIM-33] gives a chunk 120 s, and says so when they are over', async () => {
  const failed = outcome(loadChunk('article', () => new Promise(() => {})));
  let isOver = false;
  void failed.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await failed;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).message).toMatch(/^Loading chunk article failed\.\n\(timeout: /);
});
