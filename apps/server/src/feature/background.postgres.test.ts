import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase, Queryable } from '../platform/db';
import { openTestDatabase, startTestApp, type TestApp } from '../testing';
import { claimedTables } from '../testing/personalMarks';
import { textOf } from '../testing/textOf';

let opened: OpenDatabase;
let app: TestApp;
/** What was asked as the owner of all tables, who sees every shop. */
const outside: string[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await startTestApp({ opened, database: watched(opened.database) });
});
afterAll(async () => {
  await app.stop();
  await opened.close();
});

function watched(database: Database): Database {
  const transact =
    (tx: Database['tx']): Database['tx'] =>
    (work) =>
      tx((transaction) => {
        let isOutside = true;
        const inner: Queryable = {
          query(statement, values) {
            const sql = textOf(statement);
            if (sql.startsWith('set local role')) isOutside = sql.startsWith('set local role none');
            else if (isOutside) outside.push(sql);
            return transaction.query(statement, values);
          },
        };
        return work(inner);
      });
  return {
    ...database,
    query(statement, values) {
      outside.push(textOf(statement));
      return database.query(statement, values);
    },
    tx: transact(database.tx),
    long: transact(database.long),
  };
}

const shopTables = claimedTables
  .filter(({ record }) => 'shopColumn' in record.wall)
  .map(({ table }) => table)
  .join('|');
const writes = new RegExp(`(insert into|update|delete from)\\s+"?(${shopTables})\\b`, 'i');

/** Of all shops at once, and only what is too old, whosever it is. */
const goneByAge = [
  'agent_socket',
  'article',
  'article_day',
  'assistant_spending',
  'attachment',
  'campaign_day',
  'data_request',
  'ended_access',
  'flow',
  'flow_execution',
  'forgotten_id',
  'impersonation',
  'link_click',
  'login_code',
  'order_fact',
  'order_refund',
  'page_event',
  'page_report',
  'portal_visit',
  'revoked_access',
  'short_link',
  'sign_in_event',
  'unanswered_search',
  'upload',
  'webhook_delivery',
];

it('the search, routing, answers by mail, deleting and forgetting write within the wall between shops', async () => {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  await app.call('PUT', 'retention', { cookie, body: { days: 1 } });
  const agent = await app.agentSocket(cookie);
  const token = await app.token(shop.appId);
  const shopper = await app.visitorSocket(shop.appId, token);
  outside.length = 0;

  shopper.send('email-captured', { email: 'ada@customers.test' }, '7');
  await shopper.heard('email-captured');
  shopper.say('Hello', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  shopper.send('switch-response-channel', { channel: 'email' }, '8');
  await shopper.heard('acknowledged');
  agent.say('An answer', '10001', { conversationId });
  await agent.acknowledged('10001');
  await expect.poll(() => app.mails.sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const found = async () =>
    (await (await app.call('GET', 'conversations?view=all&q=hello', { cookie })).json()) as {
      conversations: unknown[];
    };
  await expect.poll(async () => (await found()).conversations.length, { timeout: 20_000 }).toBe(1);

  const other = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  other.say('Old words', '1');
  const old = (await other.acknowledged('1'))?.conversationId ?? '';
  await opened.database.query(
    `update conversation set last_message_at = now() - interval '3 days' where id = $1`,
    [old],
  );
  await app.forgetOld();
  const headers = { authorization: `Bearer ${token}` };
  const erased = await fetch(`${app.baseUrl}/api/conversation?appId=${shop.appId}`, {
    method: 'DELETE',
    headers,
  });
  expect(erased.status).toBe(200);
  const left = await opened.database.query(
    `select from message where shop_id = $1 and content->>'text' <> ''`,
    [shop.shopId],
  );
  expect(left).toEqual([]);

  const written = new Set(outside.flatMap((sql) => writes.exec(sql)?.[2] ?? []));
  expect([...written].sort()).toEqual(goneByAge);
});
