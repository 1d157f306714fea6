import type { Message } from '@shopbell/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db';
import { SearchIndex } from './searchIndex';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When which conversations were read, in seconds. */
function openIndex(isAway = () => false) {
  const reads: [second: number, conversationIds: string[]][] = [];
  const failures: unknown[] = [];
  const startMs = performance.now();
  const query = async (_: string, [ids]: [string[]]) => {
    reads.push([Math.round((performance.now() - startMs) / 1000), ids]);
    if (isAway()) throw new Error('away');
    return [];
  };
  const database = { inShops: () => ({ query }) } as unknown as Database;
  const index = new SearchIndex(database, (error) => failures.push(error));
  const say = (conversationId: string) =>
    index.stored([{ conversationId } as Message], new Map([[conversationId, 1]]));
  return { index, reads, failures, say };
}

it('reads a conversation once nothing more is said in it, and does not wait for it longer than ten seconds', async () => {
  const { reads, say } = openIndex();
  say('brief');
  for (let halfSecond = 0; halfSecond < 30; halfSecond += 1) {
    say('lively');
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toEqual([
    [1, ['brief']],
    [10, ['lively']],
    [16, ['lively']],
  ]);
});

it('goes on with the others where the database was away for some, and rests when it is stopped', async () => {
  let isAway = true;
  const { index, reads, failures, say } = openIndex(() => isAway);
  for (let one = 0; one < 30; one += 1) say(String(one));
  await vi.advanceTimersByTimeAsync(1000);
  expect([reads.map(([, ids]) => ids.length), failures.length]).toEqual([[25], 1]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads.map(([, ids]) => ids.length)).toEqual([25, 5]);
  say('late');
  await index.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveLength(2);
});
