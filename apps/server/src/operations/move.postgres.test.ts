import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestClients, prepareTestDatabase, runOperation, startProgram } from '../testing';

it('an embedded installation moves to PostgreSQL: counts and a conversation are equal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shopbell-move-'));
  const embedded = await startProgram({ DATA_DIR: folder });
  const clients = createTestClients(embedded.baseUrl);
  const token = await clients.token(1);
  const socket = await clients.visitorSocket(1, token);
  for (let number = 1; number <= 50; number += 1) socket.say(`Text ${number}`, String(number));
  await socket.acknowledged('50');
  socket.send('synchronize-recent-messages', {});
  const before = (await socket.heard('synchronize-recent-messages')).payload.messages;

  const { environment, remove } = await prepareTestDatabase();
  const refused = await runOperation({ DATA_DIR: folder }, 'move', '--to', environment.DATABASE_URL);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('in use by process') });
  embedded.kill('SIGTERM');
  await embedded.exited();
  const moved = await runOperation({ DATA_DIR: folder }, 'move', '--to', environment.DATABASE_URL);
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/\s50 message\n/) });
  const again = await runOperation({ DATA_DIR: folder }, 'move', '--to', environment.DATABASE_URL);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('not empty') });

  const grown = await startProgram({ DATA_DIR: folder, DATABASE_URL: environment.DATABASE_URL });
  const next = await createTestClients(grown.baseUrl).visitorSocket(1, token);
  next.send('synchronize-recent-messages', {});
  expect((await next.heard('synchronize-recent-messages')).payload.messages).toEqual(before);
  next.say('on PostgreSQL now', '51');
  expect(await next.acknowledged('51')).toMatchObject({ id: 51 });
  grown.kill('SIGTERM');
  expect(await grown.exited()).toBe(0);
  await remove();
  await rm(folder, { recursive: true, force: true });
});
