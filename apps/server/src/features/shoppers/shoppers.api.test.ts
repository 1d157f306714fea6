import type { ShopperRequest } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

let app: TestApp;
const commerce = createTestCommerce();
beforeAll(async () => {
  app = await startTestApp({ commercePlatform: () => commerce });
});
afterAll(() => app.stop());

let count = 0;
/** A word that stands nowhere else. */
function canary(): string {
  count += 1;
  return `canary${process.pid}x${count}`;
}

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
  const settings = { selfService: { enabled: true, channels: { email: true, sms: true } } };
  await app.opened.database.query('update app set settings = $2 where id = $1', [shop.appId, settings]);
  return { ...shop, cookie };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Somebody writes under an address, from a page of their own. */
async function write(shop: Shop, address: string, words: string) {
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  socket.send('email-captured', { email: address }, '7');
  await socket.heard('email-captured');
  socket.say(words, '1');
  const { conversationId = '' } = (await socket.acknowledged('1')) ?? {};
  return { socket, token, conversationId: String(conversationId) };
}

const ask = (shop: Pick<Shop, 'cookie'>, path: string, address: unknown) =>
  app.call('POST', `shoppers/${path}`, { cookie: shop.cookie, body: { address } });

async function requestsOf(shop: Shop): Promise<ShopperRequest[]> {
  const response = await app.call('GET', 'shoppers/requests', { cookie: shop.cookie });
  return ((await response.json()) as { requests: ShopperRequest[] }).requests;
}

async function erase(shop: Shop, address: string): Promise<ShopperRequest> {
  const response = await ask(shop, 'erase', address);
  expect(response.status).toBe(202);
  const { id } = (await response.json()) as ShopperRequest;
  const found = async () => (await requestsOf(shop)).find((request) => request.id === id);
  await vi.waitUntil(async () => (await found())?.finishedAt, { timeout: 30_000, interval: 50 });
  return (await found()) as ShopperRequest;
}

/** In which tables a word stands, jobs that wait included. */
async function placesOf(word: string): Promise<string[]> {
  const tables = await app.opened.database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const sql = `select from ${name} t where to_jsonb(t)::text ilike '%' || $1 || '%'`;
    if ((await app.opened.database.query(sql, [word])).length > 0) places.push(name);
  }
  return places;
}

describe('what is kept about somebody', () => {
  it('is handed over whole: every conversation of the address, letters and codes; nothing of others', async () => {
    const shop = await openShop();
    const other = await openShop();
    const [first, second, foreign, neighbour] = [canary(), canary(), canary(), canary()];
    const address = `${canary()}@mail.test`;
    commerce.customers[0] = { id: 1, first_name: 'Hazel', email: address, phone: null };
    await write(shop, address, first);
    await write(shop, address.toUpperCase(), second);
    await write(shop, `${canary()}@mail.test`, neighbour);
    await write(other, address, foreign);
    const wish = new URLSearchParams({
      ...{ channel: 'email-code', to: address, accountId: String(shop.shopId) },
    });
    const sent = await fetch(`${app.baseUrl}/ssp/login/send-code?${wish}`, { method: 'POST' });
    expect(sent.status).toBe(200);

    const summary = await (await ask(shop, 'find', ` ${address} `)).json();
    expect(summary).toMatchObject({ address, conversations: 2, rows: { message: 2, login_code: 1 } });
    const response = await ask(shop, 'export', address);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const word of [first, second, address]) expect(text).toContain(word);
    for (const word of [foreign, neighbour]) expect(text).not.toContain(word);
    expect(text).not.toMatch(/code_hash|destination_hash|author_id/);
    expect(await requestsOf(shop)).toMatchObject([
      { kind: 'export', address, askedBy: 'Olive Owner', conversations: 2 },
    ]);
    expect(await requestsOf(other)).toEqual([]);
  });

  it.each(['', 'a@', 'nobody', '12', 7, null, 'x'.repeat(400)])(
    'is not looked for under %j',
    async (given) => {
      const shop = await openShop();
      for (const path of ['find', 'export', 'erase'])
        expect((await ask(shop, path, given)).status, path).toBe(400);
      expect(await requestsOf(shop)).toEqual([]);
    },
  );

  it('is not for agents', async () => {
    const { agentEmail } = await openShop();
    const cookie = await app.signIn(agentEmail);
    for (const path of ['find', 'export', 'erase'])
      expect(await refusalOf(await ask({ cookie }, path, 'ada@mail.test'))).toEqual([403, 'forbidden']);
  });
});

describe('deleted by the shop', () => {
  it('nothing is left under the address, in any table; another shop keeps what it has', async () => {
    const shop = await openShop();
    const other = await openShop();
    const [mine, theirs, mailed] = [canary(), canary(), canary()];
    const address = `${mailed}@mail.test`;
    commerce.customers[0] = { id: 1, first_name: 'Hazel', email: address, phone: null };
    const pages = [await write(shop, address, mine), await write(shop, address, mine)];
    for (const { shopId } of [shop, other]) {
      const wish = new URLSearchParams({ channel: 'email-code', to: address, accountId: String(shopId) });
      await fetch(`${app.baseUrl}/ssp/login/send-code?${wish}`, { method: 'POST' });
    }
    const kept = await write(other, address, theirs);
    // A mail about a conversation that stands under another address by now.
    const moved = await write(shop, `${canary()}@mail.test`, 'Hello');
    await app.opened.database.query(
      `insert into outgoing_message (channel, recipient, subject, text, html, key)
       values ('mail', $1, 's', $2, 'h', $3), ('mail', $1, 's', $4, 'h', $5)`,
      [address, mine, `answer:${moved.conversationId}:2`, theirs, `answer:${kept.conversationId}:2`],
    );
    await ask(shop, 'export', address);

    expect(await erase(shop, address)).toMatchObject({ kind: 'erasure', address: null, erased: 2 });

    expect(await placesOf(mine)).toEqual([]);
    for (const { socket } of pages) expect(await socket.closed()).toBe(4401);
    expect(await (await ask(shop, 'find', address)).json()).toEqual({ address, conversations: 0, rows: {} });
    expect(await placesOf(theirs)).toEqual(
      expect.arrayContaining(['public.message', 'public.outgoing_message']),
    );
    expect(await (await ask(other, 'find', address)).json()).toMatchObject({
      ...{ conversations: 1, rows: { message: 1, login_code: 1 } },
    });
    expect((await requestsOf(shop)).map(({ address }) => address)).toEqual([null, null]);
    const notes = await app.call('GET', `conversations/${pages[0]?.conversationId}/notes`, {
      cookie: shop.cookie,
    });
    expect(await notes.text()).toContain('Olive Owner deleted the shopper’s data.');
  });

  it('under a number that they have proven they are found and deleted as well', async () => {
    const shop = await openShop();
    const words = canary();
    const { conversationId } = await write(shop, `${canary()}@mail.test`, words);
    const phone = '+12025550187';
    await app.visitors.provePhone({ shopId: shop.shopId, appId: shop.appId, conversationId }, phone);
    expect(await (await ask(shop, 'find', '+1 202 555 0187')).json()).toMatchObject({ conversations: 1 });
    expect(await erase(shop, phone)).toMatchObject({ erased: 1 });
    expect(await placesOf(words)).toEqual([]);
    expect(await placesOf(phone)).toEqual([]);
  });

  it('asked for twice it is one request, and what is written meanwhile does not come back', async () => {
    const shop = await openShop();
    const [words, mailed] = [canary(), canary()];
    const address = `${mailed}@mail.test`;
    const pages = await Promise.all(Array.from({ length: 25 }, () => write(shop, address, words)));
    let isOver = false;
    const writing = pages.slice(0, 3).map(async ({ socket }, tab) => {
      for (let number = 0; !isOver; number += 1) {
        socket.say(words, String(1000 * (tab + 1) + number));
        socket.send('email-captured', { email: address }, `mail ${number}`);
        // Not so often that nothing else gets its turn on a busy machine.
        await new Promise((done) => setTimeout(done, 100));
      }
    });
    const [one, two] = await Promise.all([erase(shop, address), erase(shop, address)]);
    isOver = true;
    await Promise.all(writing);
    for (const { socket } of pages) expect(await socket.closed()).toBe(4401);
    expect(new Set((await requestsOf(shop)).map(({ id }) => id))).toEqual(new Set([one.id, two.id]));
    expect(await placesOf(words)).toEqual([]);
    expect(await placesOf(mailed)).toEqual([]);
  });
});
