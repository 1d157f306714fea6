import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { insertIntent, type NewIntent, settle } from './store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const someoneWaits = async () => {
  const [row] = await app.opened.database.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.count);
};

it('who waits while the same is written down and done does not do it again', async () => {
  const { shopId, appId } = await app.newShop();
  const intent = (): NewIntent => ({
    ...{ shopId, appId, customerId: 1, orderId: 101, orderName: '#1101', key: randomUUID() },
    ...{ conversationId: randomUUID(), wish: { kind: 'cancel', reason: '' }, actor: 'shopper' },
    ...{ sender: null, language: 'en', returnsBefore: [], returnedItems: [] },
  });
  const { database } = app.opened;
  let other: Promise<unknown> = Promise.resolve('nobody');
  await database.tx(async (transaction) => {
    const first = await insertIntent(transaction, intent(), 0, new Date());
    other = database.tx((another) => insertIntent(another, intent(), 0, new Date()));
    await expect.poll(someoneWaits).toBe(1);
    if (first) await settle(transaction, first, { state: 'done', because: null }, new Date());
  });
  expect(await other).toBeNull();
});
