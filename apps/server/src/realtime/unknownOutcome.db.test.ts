import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase, Queryable } from '../platform/db';
import { openTestDatabase, startTestApp, type TestApp } from '../testing';

let opened: OpenDatabase;
let app: TestApp;
let isCutOff = false;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await startTestApp({ opened, database: { ...opened.database, aheadInShops } });
});
afterAll(async () => {
  await app.stop();
  await opened.close();
});

/** The connection breaks behind a commit, before anyone has heard of it. */
const aheadInShops: Database['aheadInShops'] = (shopIds) => {
  const scope = opened.database.aheadInShops(shopIds);
  return {
    ...scope,
    async query<Row>(...[sql, values]: Parameters<Queryable['query']>) {
      const rows = await scope.query<Row>(sql, values);
      if (!isCutOff) return rows;
      isCutOff = false;
      throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    },
  };
};

it('[D3] what a commit stored that nobody heard of is told to everyone when it is sent again', async () => {
  const shop = await app.newShop();
  const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  shopper.say('One', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');

  isCutOff = true;
  shopper.say('Two', '2');
  expect((await shopper.heard('nack-message')).payload).toMatchObject({
    code: 'database-down',
    retryable: true,
  });
  shopper.say('Two', '2');
  expect(await shopper.acknowledged('2')).toMatchObject({ id: 2 });
  expect(await agent.acknowledged('2')).toMatchObject({ id: 2, content: { text: 'Two' } });
});
