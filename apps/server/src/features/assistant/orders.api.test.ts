import type { OrderActionAnswer } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AssistantScene,
  eventually,
  metadataOf,
  startAssistantScene,
} from '../../testing/startAssistantScene';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

describe('orders', () => {
  const accessOf = (shopId: number, customerId: number) =>
    scene.app.identity.tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
  async function confirm(shopId: number, id: unknown, token: string, accessToken: string) {
    const response = await fetch(`${scene.app.baseUrl}/ssp/assistant/proposals/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ accountId: shopId, accessToken }),
    });
    const answer = (await response.json()) as OrderActionAnswer & { error?: { code: string } };
    return [response.status, answer.error?.code ?? answer.state];
  }

  it('[AI-22] [AI-23] are read after a sign-in only, which it asks for, and only the own ones; together, because one leads to the other', async () => {
    const shop = await scene.openShop();
    const shopper = await scene.visit(shop);
    const asked = await shopper.toldAfter('Where is my order?');
    expect(asked?.content.text).toBe('Please sign in so that we can look at your orders.');
    const signal = shopper.heard.find(({ kind }) => kind === 'signal');
    expect(metadataOf(signal?.content ?? asked?.content ?? ({} as never))).toEqual({
      ...{ signal: 'authentication_survey', ways: ['email', 'phone'] },
    });
    const marker = { ai_agent_message_type: 'customer_authentication_success' };
    const idToken = await accessOf(shop.shopId, 1);
    const told = await shopper.toldAfter('You are signed in as Hazel', { ...marker, idToken });
    expect(told?.content.text).toContain('Order #1102: Not shipped yet.');
    expect(told?.content.metadata).toMatchObject({
      sources: [{ kind: 'order', orderId: 102, field: 'status' }, { field: 'placed' }],
    });
    const kept = await scene.database.query('select from message where metadata::text like $1', [
      `%${idToken.slice(-20)}%`,
    ]);
    expect(kept).toEqual([]);
    // That they have signed in is nothing that they go on from.
    const again = await shopper.toldAfter('And where is it now?', { idToken });
    expect(again?.content.text).toContain('Order #1102: Not shipped yet.');
    await shopper.toldAfter('Where is my order #1201?', { idToken });
    await eventually(
      async () => (await scene.handoversOf(shop, shopper))[0]?.metadata.because === 'other-order',
    );
    const failed = await scene.visit(shop);
    await failed.toldAfter('Where is my order?');
    await failed.toldAfter('It did not work', { ai_agent_message_type: 'customer_authentication_failed' });
    await eventually(
      async () => (await scene.handoversOf(shop, failed))[0]?.metadata.because === 'sign-in-failed',
    );
    // Somebody's token of another shop proves nothing here.
    const foreign = await scene.visit(shop);
    await foreign.toldAfter('Where is my order?', { idToken: await accessOf(shop.shopId + 1, 1) });
    expect(foreign.signals).toEqual(['authentication_survey']);
  });

  it('are cancelled by the click of whose they are: once, in time, and by nobody else', async () => {
    const shop = await scene.openShop();
    const shopper = await scene.visit(shop);
    const idToken = await accessOf(shop.shopId, 1);
    const card = await shopper.toldAfter('Please cancel my order #1101', { idToken });
    expect(card?.content).toMatchObject({
      ...{ type: 'assistant-proposal', text: 'Cancel order #1101' },
      metadata: {
        ...{ kind: 'cancel', orderId: 101 },
        lines: ['Total: $48.00', expect.stringContaining('cannot be undone')],
      },
    });
    const { proposalId } = metadataOf(card?.content ?? ({} as never));
    expect(scene.commerce.orders[0]?.order.cancelled_at).toBeNull();
    const other = await scene.visit(shop);
    const rowan = await accessOf(shop.shopId, 2);
    expect(await confirm(shop.shopId, proposalId, shopper.token, rowan)).toEqual([404, 'not-found']);
    expect(await confirm(shop.shopId, proposalId, other.token, idToken)).toEqual([404, 'not-found']);
    expect(await confirm(shop.shopId, proposalId, shopper.token, 'nonsense')).toEqual([401, 'unauthorized']);
    expect(await confirm(shop.shopId + 1, proposalId, shopper.token, idToken)).toEqual([401, 'unauthorized']);
    expect(await confirm(shop.shopId, 'x', shopper.token, idToken)).toEqual([400, 'invalid-request']);
    expect(scene.commerce.orders[0]?.order.cancelled_at).toBeNull();
    const click = () => confirm(shop.shopId, proposalId, shopper.token, idToken);
    for (const [status] of await Promise.all([click(), click(), click()])) expect(status).toBe(200);
    expect(await click()).toEqual([200, 'done']);
    const rows = await scene.database.query('select from order_action where shop_id = $1', [shop.shopId]);
    expect(rows).toHaveLength(1);
    const over = await shopper.toldAfter('Please cancel my order #1101', { idToken });
    expect(over?.content.text).toContain('#1101: Canceled.');
    // What was agreed to is not what the order has become meanwhile.
    const before = await shopper.toldAfter('Please cancel my order #1102', { idToken });
    const { order } = scene.commerce.orders[1] as (typeof scene.commerce.orders)[number];
    const { total_price: total } = order;
    order.total_price = '99.00';
    const changedId = metadataOf(before?.content ?? ({} as never)).proposalId;
    const afterChange = () => confirm(shop.shopId, changedId, shopper.token, idToken);
    expect(await afterChange()).toEqual([200, 'refused']);
    expect(order.cancelled_at).toBeNull();
    order.total_price = total;
    const late = await shopper.toldAfter('Please cancel my order #1102', { idToken });
    scene.time.nowMs += 31 * 60_000;
    const lateId = metadataOf(late?.content ?? ({} as never)).proposalId;
    const fresh = await accessOf(shop.shopId, 1);
    expect(await confirm(shop.shopId, lateId, shopper.token, fresh)).toEqual([410, 'offer-ended']);
    expect(scene.commerce.orders[1]?.order.cancelled_at).toBeNull();
  });
});
