import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, type OpenDatabase, type Queryable, type Scope, withinShops } from '../platform/db';
import { openTestDatabase, startTestApp, type TestApp } from '../testing';
import { textOf } from '../testing/textOf';

/**
 * What goes on beside the messages, every second, minute or hour, for all shops at once. Every statement of it is
 * written down and explained. `PLAN_ROWS=50000` fills the tables first, and the planner decides; without it the tables
 * are small, and whatever it would still read whole has no index to go by.
 */
const planRows = Number(process.env.PLAN_ROWS ?? 0);
/** With rows only those that have some; without, an index is all that is asked for. */
const large =
  planRows > 0
    ? /Seq Scan on (conversation|message|visitor|conversation_search)\b/
    : /Seq Scan on (conversation|message|visitor|conversation_search|mail_thread|attachment|erasure)\b/;

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly shopIds: readonly number[] | null;
}

let opened: OpenDatabase;
let app: TestApp;
let statements: Statement[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await startTestApp({ opened, database: writtenDown(opened.database) });
});
afterAll(async () => {
  await app.stop();
  await opened.close();
});

function writtenDown(database: Database): Database {
  const noting = (handle: Queryable, shopIds: readonly number[] | null): Queryable => ({
    query(statement, values = []) {
      statements.push({ sql: textOf(statement), values, shopIds });
      return handle.query(statement, values);
    },
  });
  const scope = (handle: Scope, shopIds: readonly number[] | null): Scope => ({
    ...noting(handle, shopIds),
    tx: (work) => handle.tx((transaction) => work(noting(transaction, shopIds))),
  });
  return {
    ...scope(database, null),
    long: (work) => database.long((transaction) => work(noting(transaction, null))),
    inShops: (shopIds) => scope(database.inShops(shopIds), shopIds),
    aheadInShops: (shopIds) => scope(database.aheadInShops(shopIds), shopIds),
    lanes: database.lanes,
  };
}

async function planOf({ sql, values, shopIds }: Statement): Promise<string[]> {
  return opened.database.tx(async (transaction) => {
    if (planRows === 0) await transaction.query('set local enable_seqscan = off');
    const explain = () => transaction.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    const rows = shopIds ? await withinShops(transaction, shopIds, explain) : await explain();
    return rows.map((row) => row['QUERY PLAN']);
  });
}

/** A thousand shops with as many conversations each as there are to be. */
async function fill(rows: number): Promise<void> {
  const { database } = opened;
  await database.long(async (transaction) => {
    await transaction.query(`insert into shop (name) select 'Shop ' || n from generate_series(1, 1000) n`);
    await transaction.query(
      `insert into app (shop_id, key, name, settings) select id, 'plan-' || id, 'Chat', '{}' from shop
       where not exists (select from app where app.shop_id = shop.id)`,
    );
    await transaction.query(
      `insert into conversation (id, shop_id, app_id, last_message_id, last_message_at)
       select gen_random_uuid(), a.shop_id, a.id, 3, now() - n * interval '1 hour'
       from app a cross join generate_series(1, $1::int) n`,
      [Math.ceil(rows / 1000)],
    );
    await transaction.query(
      `insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
       select c.id, n, c.shop_id, n::text, '', '{"type":"text","text":"Words"}', '{}', n = 2, c.last_message_at
       from conversation c cross join generate_series(1, 3) n on conflict do nothing`,
    );
    await transaction.query(
      `insert into visitor (conversation_id, shop_id, app_id) select id, shop_id, app_id from conversation on conflict do nothing`,
    );
    await transaction.query(
      `insert into conversation_search (conversation_id, shop_id, indexed_id)
       select id, shop_id, 3 from conversation on conflict do nothing`,
    );
  });
  await database.query('analyze');
}

it('nothing that runs beside the messages reads a large table whole', async () => {
  const { shopId, appId, agentEmail } = await app.newShop();
  const socket = await app.visitorSocket(appId, await app.token(appId));
  socket.say('Hello', '1');
  const conversationId = String((await socket.acknowledged('1'))?.conversationId);
  const agent = await app.agentSocket(await app.signIn(agentEmail));
  await app.inbox.routing.change(shopId, { mode: 'round-robin', capacity: 8, capacities: [] });
  await opened.database.query('update shop set retention_days = 30 where id = $1', [shopId]);
  if (planRows > 0) await fill(planRows);
  await expect.poll(() => statements.some(({ sql }) => sql.includes('conversation_search'))).toBe(true);

  statements = statements.filter(({ sql }) => sql.includes('conversation_search'));
  agent.send('agent-viewing', { conversationId, activity: 'viewing' });
  await app.correspondence.answers.catchUp();
  await app.inbox.routing.route(shopId);
  await app.conversations.heads([{ shopId, conversationId }]);
  await app.conversations.latestHeads([shopId]);
  await app.forgetOld();

  const looked = statements.filter(({ sql }) => /^\s*(select|insert|update|delete|with)\b/i.test(sql));
  const found: string[] = [];
  for (const statement of looked)
    for (const line of await planOf(statement))
      if (large.test(line)) found.push(`${line.trim()}: ${statement.sql}`);
  expect(found).toEqual([]);
  expect(looked.length).toBeGreaterThan(10);
});
