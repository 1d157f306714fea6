import { expect, it } from 'vitest';
import { createLine, createPoolLine } from './createLine';
import { DatabaseOverloaded } from './DatabaseOverloaded';

it('[D17] so many wait for the one connection; what goes ahead is not counted', async () => {
  const line = createLine(2);
  const done: string[] = [];
  let finish = () => {};
  const first = line(
    false,
    () =>
      new Promise<void>((end) => {
        finish = end;
      }),
  );
  const work = (name: string) => async () => void done.push(name);
  const waiting = [line(false, work('one')), line(false, work('two'))];
  await expect(line(false, work('three'))).rejects.toThrow(DatabaseOverloaded);
  waiting.push(line(true, work('ahead')));
  finish();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['ahead', 'one', 'two']);
});

it('whoever only reads has a turn after each commit, however many commits wait', async () => {
  const line = createLine();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  await Promise.all([
    line(true, work('first commit')),
    line(false, work('one read')),
    line(true, work('second commit')),
    line(false, work('another read')),
    line(true, work('third commit')),
  ]);
  expect(done).toEqual(['first commit', 'one read', 'second commit', 'another read', 'third commit']);
});

it('what is only waited for lets one more come behind it, and no more', async () => {
  const line = createLine();
  const events: string[] = [];
  const answers: (() => void)[] = [];
  const sending = (name: string) =>
    line(true, async (leave) => {
      events.push(`sent ${name}`);
      leave?.();
      await new Promise<void>((answer) => answers.push(answer));
      events.push(`answered ${name}`);
    });
  const all = ['one', 'two', 'three'].map(sending);
  all.push(line(false, async () => void events.push('a transaction')));
  await new Promise(setImmediate);
  expect(events).toEqual(['sent one', 'sent two']);
  answers[0]?.();
  await new Promise(setImmediate);
  expect(events.slice(2)).toEqual(['answered one', 'a transaction', 'sent three']);
  for (const answer of answers) answer();
  await Promise.all(all);
});

it('who is in the middle of a transaction lets nobody in', async () => {
  const line = createLine();
  const events: string[] = [];
  let finish = () => {};
  const transaction = line(false, async () => {
    await new Promise<void>((end) => {
      finish = end;
    });
    events.push('done');
  });
  const next = line(true, async () => void events.push('next'));
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  finish();
  await Promise.all([transaction, next]);
  expect(events).toEqual(['done', 'next']);
});

it('[D17] so many wait for a pool', async () => {
  const pool = { waitingCount: 2 };
  const line = createPoolLine(pool, 3);
  expect(await line(false, async () => 'in')).toBe('in');
  pool.waitingCount = 3;
  await expect(line(false, async () => 'in')).rejects.toThrow(DatabaseOverloaded);
  expect(await line(true, async () => 'in')).toBe('in');
});
