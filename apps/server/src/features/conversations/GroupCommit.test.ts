import { expect, it } from 'vitest';
import { DatabaseOverloaded } from '../../platform/db';
import { GroupCommit } from './GroupCommit';

/** Writes end when the test says so. */
function createGroup() {
  const events: string[] = [];
  const writes: { readonly succeed: () => void; readonly fail: () => void }[] = [];
  const write = (items: readonly number[]): Promise<readonly number[]> =>
    new Promise((resolve, reject) => {
      events.push(`write ${spanOf(items)}`);
      writes.push({ succeed: () => resolve(items), fail: () => reject(new Error('Connection lost')) });
    });
  const tell = (items: readonly number[]) => void events.push(`tell ${spanOf(items)}`);
  const note = (item: number, answer: Promise<number>) =>
    answer.then(
      () => events.push(`stored ${item}`),
      () => events.push(`failed ${item}`),
    );
  return { events, writes, write, tell, note };
}

const spanOf = (items: readonly number[]) =>
  items.length > 1 ? `${items[0]}-${items.at(-1)}` : `${items[0]}`;

const someTurns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

it('[D17] so many may wait for a write; the next is refused at once, and those who wait are written', async () => {
  let finish = () => {};
  const blocked = new Promise<void>((done) => {
    finish = done;
  });
  const commit = new GroupCommit<number, number>({
    write: async (items) => {
      await blocked;
      return items;
    },
  });
  const first = commit.add(0);
  const waiting = Array.from({ length: 5000 }, (_, index) => commit.add(index + 1));
  await expect(commit.add(5001)).rejects.toThrow(DatabaseOverloaded);
  finish();
  expect(await Promise.all([first, ...waiting])).toHaveLength(5001);
  expect(await commit.add(5001)).toBe(5001);
});

it('whoever sends on as soon as it is answered is written too', async () => {
  const commit = new GroupCommit<number, number>({ write: async (items) => items });
  let answered = 0;
  for (const item of [1, 2, 3]) answered = await commit.add(item);
  expect(answered).toBe(3);
});

it('the next write begins while the last one is still told, which is done in parts', async () => {
  const { events, writes, write, tell, note } = createGroup();
  const commit = new GroupCommit<number, number>({ write, tell });
  void note(0, commit.add(0));
  for (let item = 1; item <= 60; item += 1) commit.add(item);
  writes[0]?.succeed();
  await someTurns();
  writes[1]?.succeed();
  void note(61, commit.add(61));
  await someTurns();
  expect(events.slice(-3)).toEqual(['tell 1-50', 'write 61', 'tell 51-60']);
  writes[2]?.succeed();
  await commit.idle();
  expect(events.slice(-2)).toEqual(['tell 61', 'stored 61']);
});

it('[D5] a write that fails is told behind those before it, and takes those with it that came meanwhile', async () => {
  const { events, writes, write, tell, note } = createGroup();
  const commit = new GroupCommit<number, number>({ write, tell });
  void note(0, commit.add(0));
  for (let item = 1; item <= 60; item += 1) void note(item, commit.add(item));
  writes[0]?.succeed();
  await someTurns();
  writes[1]?.succeed();
  void note(61, commit.add(61));
  await new Promise(process.nextTick);
  writes[2]?.fail();
  void note(62, commit.add(62));
  await someTurns();
  expect(events.slice(-4)).toEqual(['stored 59', 'stored 60', 'failed 61', 'failed 62']);
  void note(63, commit.add(63));
  expect(events.at(-1)).toBe('write 63');
  writes[3]?.succeed();
  await commit.idle();
  expect(events.at(-1)).toBe('stored 63');
});

it('what cannot be told fails for those whom it concerns, and for nobody else', async () => {
  const { events, write, writes, note } = createGroup();
  const commit = new GroupCommit<number, number>({
    write,
    tell: (items) => {
      if (items.includes(1)) throw new Error('Nobody listens');
    },
  });
  void note(0, commit.add(0));
  for (let item = 1; item <= 51; item += 1) void note(item, commit.add(item));
  writes[0]?.succeed();
  await someTurns();
  writes[1]?.succeed();
  await commit.idle();
  expect(events.slice(-3)).toEqual(['failed 49', 'failed 50', 'stored 51']);
});
