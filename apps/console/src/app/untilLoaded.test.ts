import { expect, it } from 'vitest';
import { untilLoaded } from './untilLoaded';

/** What happens at each try: the part comes, the server is away, or it answers without the part. */
function tries(...outcomes: readonly ('comes' | 'away' | 'missing')[]) {
  let tried = 0;
  const loaded = untilLoaded(
    async () => {
      tried += 1;
      if (outcomes[tried - 1] === 'comes') return 'part';
      throw new Error('lost');
    },
    { pause: async () => {}, isReachable: async () => outcomes[tried - 1] === 'missing' },
  );
  return { loaded, tried: () => tried };
}

it('a part that comes is asked for once', async () => {
  const { loaded, tried } = tries('comes', 'comes');
  expect([await loaded, tried()]).toEqual(['part', 1]);
});

it('it is asked for until the server is back', async () => {
  const { loaded, tried } = tries('away', 'away', 'away', 'away', 'missing', 'comes');
  expect([await loaded, tried()]).toEqual(['part', 6]);
});

it('what a server that answers does not have is given up at the third try', async () => {
  const { loaded, tried } = tries('missing', 'away', 'missing', 'missing', 'comes');
  await expect(loaded).rejects.toThrow('lost');
  expect(tried()).toBe(4);
});
