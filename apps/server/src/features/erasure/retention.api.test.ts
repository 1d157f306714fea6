import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

const dayMs = 86_400_000;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

async function openShop(days: number | null) {
  const shop = await app.newShop();
  const email = await app.addMember(shop.shopId, 'owner');
  const cookie = await app.signIn(email);
  const body = { days };
  expect(await (await app.call('PUT', 'retention', { cookie, body })).json()).toEqual(body);
  return { ...shop, cookie };
}

async function say(appId: number, text: string) {
  const token = await app.token(appId);
  const socket = await app.visitorSocket(appId, token);
  socket.send('email-captured', { email: `${text}@customers.test` }, '7');
  await socket.heard('email-captured');
  socket.say(text, '1');
  const { conversationId = '' } = (await socket.acknowledged('1')) ?? {};
  return { conversationId: String(conversationId), token, socket };
}

const textsOf = async (shopId: number) => {
  const rows = await app.opened.database.query<{ text: string }>(
    `select content->>'text' as text from message where shop_id = $1 order by text`,
    [shopId],
  );
  return rows.map(({ text }) => text);
};

it('deletes what is older than the shop keeps, and nothing of a shop that keeps everything', async () => {
  const [strict, keeping] = [await openShop(30), await openShop(null)];
  const old = await say(strict.appId, 'old');
  await say(keeping.appId, 'kept');
  nowMs += 29 * dayMs;
  await say(strict.appId, 'recent');
  await app.forgetOld();
  expect(await textsOf(strict.shopId)).toEqual(['old', 'recent']);
  nowMs += 1.5 * dayMs;
  await app.forgetOld();
  expect(await textsOf(strict.shopId)).toEqual(['recent']);
  expect(await textsOf(keeping.shopId)).toEqual(['kept']);
  const left = await app.opened.database.query<{ email: string }>(
    'select email from visitor where shop_id = $1',
    [strict.shopId],
  );
  expect(left).toEqual([{ email: 'recent@customers.test' }]);
  const erasures = await app.opened.database.query<object>(
    'select conversation_id, because, message_count from erasure where shop_id = any ($1)',
    [[strict.shopId, keeping.shopId]],
  );
  expect(erasures).toEqual([{ conversation_id: old.conversationId, because: 'retention', message_count: 1 }]);
  // A page that was open all the time is told that this is over, and begins anew.
  expect(await old.socket.closed()).toBe(4401);
});

it('works in batches, until nothing old is left', async () => {
  const { shopId, appId } = await openShop(1);
  await app.opened.database.query(
    `with c as (insert into conversation (id, shop_id, app_id, last_message_id, last_message_at)
       select gen_random_uuid(), $1, $2, 1, $3 from generate_series(1, 120) returning id)
     insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
     select id, 1, $1, '1', '', '{"type":"text","text":"x"}', '{}', false, $3 from c`,
    [shopId, appId, new Date(nowMs - 2 * dayMs)],
  );
  await app.forgetOld();
  expect(await textsOf(shopId)).toEqual([]);
  const counted = 'select count(*)::int as count from erasure where shop_id = $1';
  expect(await app.opened.database.query(counted, [shopId])).toEqual([{ count: 120 }]);
  await app.forgetOld();
  expect(await app.opened.database.query(counted, [shopId])).toEqual([{ count: 120 }]);
});

it.each([0, -1, 3651, 1.5, '30'])('cannot be set to %j', async (days) => {
  const { cookie } = await openShop(null);
  const response = await app.call('PUT', 'retention', { cookie, body: { days } });
  expect(await refusalOf(response)).toEqual([400, 'invalid-request']);
});
