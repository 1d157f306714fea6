import type { ConversationId, MessageId } from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AssistantScene, eventually, startAssistantScene } from '../../testing/startAssistantScene';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

it('a forgotten question that two servers take up in the same moment counts once in every budget', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('Hello');
  const { conversationId } = shopper;
  await eventually(async () => (await scene.turnsOf(shopper))[0]?.told === true);
  const spent = async () => {
    const [shopDay] = await scene.database.query('select turns from assistant_spending where shop_id = $1', [
      shop.shopId,
    ]);
    const own = "select key, count from attempt where key like 'assistant-%' order by key";
    return { shopDay, own: await scene.database.query<{ count: number }>(own) };
  };
  const before = await spent();
  await scene.app.conversations.send({
    ...{ shopId: shop.shopId, appId: shop.appId, conversationId: conversationId as ConversationId },
    ...{ sender: null, fromAgent: false },
    message: {
      ...{ messageId: '1' as MessageId, clientInstanceId: 'page-7f3a' },
      content: { type: 'text', text: 'Do you have plates?' },
    },
  });
  scene.time.nowMs += 30_000;

  // Both have heard it before either of them can take it.
  const holder = await scene.app.opened.pool.connect();
  await holder.query('begin');
  await holder.query('select from assistant_conversation where conversation_id = $1 for update', [
    conversationId,
  ]);
  await Promise.all([scene.app, scene.second].map((node) => node.assistant.takeForgotten()));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%from assistant_conversation%for update'`;
  await vi
    .waitUntil(async () => (await scene.database.query(waiting)).length === 2, { timeout: 60_000 })
    .finally(() => holder.query('rollback').finally(() => holder.release()));

  await shopper.signalled(2);
  await eventually(async () => (await scene.turnsOf(shopper)).at(-1)?.told === true);
  expect(await scene.turnsOf(shopper)).toHaveLength(2);
  expect((await spent()).shopDay).toEqual({ turns: 2 });
  expect((await spent()).own.map(({ count }) => count)).toEqual(before.own.map(({ count }) => count + 1));
});
