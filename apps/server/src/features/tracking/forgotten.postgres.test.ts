import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let [app, other]: [TestApp, TestApp] = [null as never, null as never];
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ opened: app.opened });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);

/** Whoever waits for a lock of this kind, waits. */
async function waits(kind: string): Promise<void> {
  const count = async () =>
    (await query('select from pg_locks where locktype = $1 and not granted', [kind])).length;
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
}

async function openShop() {
  const { shopId, appId } = await app.newShop();
  await query('update app set settings = $2 where id = $1', [
    ...[appId, { tracking: { subscription: 'active' } }],
  ]);
  return { shopId, guestId: randomUUID(), eventsUrl: `/ssp/events?appId=${appId}`, appId };
}
type Opened = Awaited<ReturnType<typeof openShop>>;

/** On a node that has nothing of it in its own hands to wait for; what is being written goes on once it waits, or is done. */
async function takeBack({ guestId, eventsUrl }: Opened, goOn: () => Promise<unknown>): Promise<void> {
  const url = `${other.baseUrl}${eventsUrl}&guestId=${guestId}`;
  const takenBack = fetch(url, { method: 'DELETE' });
  await Promise.race([takenBack, waits('advisory')]);
  await goOn();
  expect((await takenBack).status).toBe(204);
}

async function begin(sql: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = await app.opened.pool.connect();
  await client.query('begin');
  await client.query(sql, values);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

it('consent that is taken back waits for events of that browser which are being written, and erases them', async () => {
  const shop = await openShop();
  const body = JSON.stringify({ event: 'page-visited', properties: { guestId: shop.guestId } });
  // Whoever holds the chat keeps them from going on when they have asked already whether the browser is forgotten.
  const letGo = await begin('select from app where id = $1 for update', [shop.appId]);
  expect((await fetch(app.baseUrl + shop.eventsUrl, { method: 'POST', body })).status).toBe(204);
  const written = app.tracking.settled();
  await waits('transactionid');
  await takeBack(shop, letGo);
  await written;
  expect(await query('select from page_event where shop_id = $1', [shop.shopId])).toEqual([]);
});

it('consent that is taken back waits for an order of that browser which is being written, and it names nobody', async () => {
  const shop = await openShop();
  const commit = await begin(
    `insert into order_fact (shop_id, order_id, placed_at, updated_at, currency, subtotal, total, discount_codes,
       product_ids, guest_id, address_hashes) values ($1, 1, now(), now(), 'USD', 20, 20, '{}', '{}', $2, '{}')`,
    [shop.shopId, shop.guestId],
  );
  await takeBack(shop, commit);
  expect(await query('select guest_id from order_fact where shop_id = $1', [shop.shopId])).toEqual([
    { guest_id: null },
  ]);
});
