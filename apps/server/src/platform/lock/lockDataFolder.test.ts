import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lockDataFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As one is left behind by a holder that was killed. */
async function leaveDeadSocket(name: string): Promise<void> {
  const program = `require('net').createServer().listen(${JSON.stringify(join(folder, name))}, () => console.log('listens'))`;
  const holder = spawn(process.execPath, ['-e', program]);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

const tryAll = async (count: number) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => lockDataFolder(folder)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DataFolderInUse);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
};

it.each(['lock.sock', 'lock.7.sock'])(
  'of several that find a dead %s, one holds the folder',
  async (name) => {
    await leaveDeadSocket(name);
    const [holder, ...more] = await tryAll(8);
    expect(more).toEqual([]);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await holder?.release();
  },
);

it('is held by one after the other, and leaves no more than a mark of the last', async () => {
  for (let round = 0; round < 30; round += 1) {
    const holders = await tryAll(5);
    expect(holders).toHaveLength(1);
    await holders[0]?.release();
  }
  expect(await readdir(folder)).toEqual(['lock.30.free']);
});

it('is told to who asks and goes at once, and the holder lives on', async () => {
  const holder = await lockDataFolder(folder);
  const [name = ''] = await readdir(folder);
  const ask = () =>
    new Promise<void>((gone) => {
      const connection = net.connect(join(folder, name), () => connection.destroy());
      connection.on('error', () => {}).on('close', () => gone());
    });
  await Promise.all(Array.from({ length: 200 }, ask));
  await expect(lockDataFolder(folder)).rejects.toThrow('in use by');
  await holder.release();
});
