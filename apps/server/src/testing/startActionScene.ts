import { randomUUID } from 'node:crypto';
import type { Message } from '@shopbell/protocol';
import { createTestCommerce } from './createTestCommerce';
import { startTestApp } from './startTestApp';

export const newAddress = {
  ...{ name: 'Hazel Field', address1: '1 New Street', address2: '', city: 'Salem', zip: '97301', phone: '' },
};

/** Shops whose shoppers may do with their orders what they want, and a system of theirs that does it. */
export async function startActionScene() {
  let commerce = createTestCommerce();
  let nowMs = Date.now();
  const app = await startTestApp({ clock: { now: () => nowMs }, commercePlatform: () => commerce });

  /** Everything in a conversation, as a page that comes anew reads it. */
  async function messagesOf(appId: number, token: string): Promise<readonly Message[]> {
    const socket = await app.visitorSocket(appId, token);
    socket.send('synchronize-recent-messages', { afterId: 0 }, '1');
    await socket.heard('synced');
    const pages = socket.all('synchronize-recent-messages');
    socket.close();
    return pages.flatMap(({ payload }) => payload.messages);
  }

  async function post(orderId: number, body: object, token: string) {
    const response = await fetch(`${app.baseUrl}/ssp/orders/${orderId}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    return { status: response.status, code: answer.error?.code, ...answer };
  }

  async function openShop(changes: object = {}) {
    const shop = await app.newShop();
    const flows = { cancel_order: true, return_order: true };
    const atOnce = { cancel_order: true, change_address: true, return_order: true };
    const selfService = { enabled: true, flows, atOnce, ...changes };
    const set = 'update app set settings = $2 where id = $1';
    await app.opened.database.query(set, [shop.appId, { selfService }]);
    const accessOf = (customerId: number) =>
      app.identity.tokens.issueAccess({ shopId: shop.shopId, customerId, type: 'email', email: '' });
    const shopper = async (customerId = 1) => {
      const conversation = await app.token(shop.appId);
      const access = await accessOf(customerId);
      const act = (
        wish: object,
        given: { orderId?: number; key?: string; body?: object; token?: string } = {},
      ) => {
        const key = given.key ?? randomUUID();
        const body = { accountId: shop.shopId, accessToken: access, key, wish, ...given.body };
        return post(given.orderId ?? 101, body, given.token ?? conversation);
      };
      return { access, conversation, act, messages: () => messagesOf(shop.appId, conversation) };
    };
    return { ...shop, accessOf, shopper };
  }

  /** Somebody who has written, with an address that is known in one way or another. */
  async function writeIn(shop: Awaited<ReturnType<typeof openShop>>, trust = 'verified') {
    commerce.customers[0] = { id: 1, first_name: 'Hazel', email: 'hazel@mail.test', phone: null };
    const token = await app.token(shop.appId);
    const socket = await app.visitorSocket(shop.appId, token);
    socket.say('Please stop it', '1');
    const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
    await app.opened.database.query(
      `insert into visitor (conversation_id, shop_id, app_id, email, email_trust) values ($1, $2, $3, $4, $5)
       on conflict (conversation_id) do update set email = $4, email_trust = $5`,
      [conversationId, shop.shopId, shop.appId, 'hazel@mail.test', trust],
    );
    return { conversationId, token };
  }

  const rowsOf = (shopId: number) =>
    app.opened.database.query<{ id: string; state: string; because: string | null; told: boolean }>(
      'select id, state, because, told_at is not null as told from order_action where shop_id = $1 order by intended_at, id',
      [shopId],
    );

  return {
    ...{ app, openShop, writeIn, messagesOf, rowsOf },
    commerce: () => commerce,
    renewCommerce() {
      commerce = createTestCommerce();
    },
    pass(ms: number) {
      nowMs += ms;
    },
    orderOf: (id: number) => commerce.orders.find(({ order }) => order.id === id)?.order,
    timesAsked: (question: string) => commerce.asked.filter((each) => each === question).length,
    async settle(shopId: number) {
      for (const { id } of await rowsOf(shopId)) await app.orderActions.settleOne({ shopId, id });
    },
    async actAs(cookie: string, conversationId: string, orderId: number, body: object) {
      const path = `conversations/${conversationId}/orders/${orderId}/actions`;
      const response = await app.call('POST', path, { cookie, body: { key: randomUUID(), ...body } });
      const answer = await response.json();
      return { status: response.status, code: answer.error?.code, ...answer };
    },
  };
}
