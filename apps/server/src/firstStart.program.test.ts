import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { beginProgram, createTestClients, prepareTestDatabase, startProgram } from './testing';

it('killed by SIGKILL while the demo shop is written: the next start has all of it, and its people can sign in', async () => {
  const { folder, environment: place, remove } = await prepareTestDatabase();
  const environment = { ...place, DEMO: '1' };
  const first = beginProgram(environment);
  const isWriting = () => {
    try {
      return readdirSync(join(folder, 'files'), { recursive: true }).length > 0;
    } catch {
      return false;
    }
  };
  await vi.waitUntil(isWriting, { timeout: 120_000, interval: 5 });
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await startProgram(environment);
  const clients = createTestClients(second.baseUrl);
  for (const role of ['owner', 'admin']) await clients.signIn(`${role}@demo.shop`, 'shopbell-demo');
  const cookie = await clients.signIn('agent@demo.shop', 'shopbell-demo');
  const counts = await (await clients.call('GET', 'conversations/counts', { cookie })).json();
  for (const view of ['open', 'mine', 'unassigned', 'waiting', 'snoozed'])
    expect(counts[view], view).toBeGreaterThan(1);
  // The demo's chat is the first, as on a start that nothing has ended.
  expect((await clients.token(1)).split('.')).toHaveLength(3);
  second.kill('SIGTERM');
  expect(await second.exited(), second.output).toBe(0);
  await remove();
});
