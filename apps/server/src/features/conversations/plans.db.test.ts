import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { storeMessagesSql } from './storeMessages';

let app: TestApp;
let shop: Awaited<ReturnType<TestApp['newShop']>>;
const conversations = Array.from({ length: 20 }, () => randomUUID());
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
  for (const id of conversations) {
    await app.opened.database.query(
      'insert into conversation (id, shop_id, app_id, last_message_id, last_message_at) values ($1, $2, $3, 500, now())',
      [id, shop.shopId, shop.appId],
    );
    await app.opened.database.query(
      `insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
       select $1, n, $2, n::text, '', '{"type":"text","text":"Something people write"}', '{}', false, now()
       from generate_series(1, 500) n`,
      [id, shop.shopId],
    );
  }
});
afterAll(() => app.stop());

it('storing a batch never reads the whole table, however large it has become', async () => {
  // As large as a batch can be: for a few messages the planner would use the index in any case.
  const batch = Array.from({ length: 500 }, (_, index) => ({
    conversationId: conversations[index % conversations.length],
    messageId: String(501 + index),
  }));
  const column = (value: (entry: (typeof batch)[number]) => unknown) => batch.map(value);
  const plan = await app.opened.database
    .inShops([shop.shopId])
    .query<{ 'QUERY PLAN': string }>(`explain ${storeMessagesSql}`, [
      column(({ conversationId }) => conversationId),
      column(() => shop.shopId),
      column(() => shop.appId),
      column(() => ''),
      column(({ messageId }) => messageId),
      column(() => 'hash'),
      column(() => '{}'),
      column(() => '{}'),
      column(() => false),
      column(() => null),
      new Date(),
      column(() => null),
    ]);
  const lines = plan.map((row) => row['QUERY PLAN']);
  expect(lines.filter((line) => /Seq Scan on message|Bitmap Heap Scan on message/.test(line))).toEqual([]);
  expect(lines.some((line) => /Index.*Scan using message_/.test(line))).toBe(true);
});
