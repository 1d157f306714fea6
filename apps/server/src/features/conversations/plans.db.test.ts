import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { lookUpSql } from './lookUp';
import { writeBatchSql } from './writeBatch';

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

/** As large as a batch can be: for a few messages the planner would use the index in any case. */
const batch = Array.from({ length: 500 }, (_, index) => ({
  conversationId: conversations[index % conversations.length],
  messageId: String(501 + index),
}));
const column = (value: (entry: (typeof batch)[number]) => unknown) => batch.map(value);
const all = (value: unknown) => conversations.map(() => value);

it.each([
  [
    'storing',
    writeBatchSql,
    () => [
      new Date(),
      false,
      ...[conversations, all(shop.shopId), all(shop.appId), all(25), all(true)],
      ...[column(({ conversationId }) => conversationId), column(() => 0), column(() => '')],
      ...[column(({ messageId }) => messageId), column(() => 'hash'), JSON.stringify(column(() => ({})))],
      ...[column(() => '{}'), column(() => false), column(() => null), column(() => null)],
      column(() => null),
    ],
  ],
  [
    'looking up',
    lookUpSql,
    () => [
      column(({ conversationId }) => conversationId),
      column(() => shop.shopId),
      column(() => ''),
      column(({ messageId }) => messageId),
      column(() => false),
    ],
  ],
])('%s a batch never reads the whole table, however large it has become', async (_, sql, values) => {
  const plan = await app.opened.database
    .inShops([shop.shopId])
    .query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values());
  const lines = plan.map((row) => row['QUERY PLAN']);
  expect(lines.filter((line) => /Seq Scan on message|Bitmap Heap Scan on message/.test(line))).toEqual([]);
  expect(lines.some((line) => /Index.*Scan using message_/.test(line))).toBe(true);
  // Line by line through both would be a quarter of a million comparisons.
  expect(lines.filter((line) => /Nested Loop/.test(line)).length).toBeLessThanOrEqual(
    sql === lookUpSql ? 2 : 0,
  );
});
