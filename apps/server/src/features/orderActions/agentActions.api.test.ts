import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommerceError } from '../../platform/commerce';
import { startActionScene } from '../../testing/startActionScene';

let scene: Awaited<ReturnType<typeof startActionScene>>;
beforeAll(async () => {
  scene = await startActionScene();
});
afterAll(() => scene.app.stop());
beforeEach(() => scene.renewCommerce());

const cancel = { kind: 'cancel', reason: 'I ordered it twice' } as const;

describe('an agent', () => {
  it('cancels for who has proven who they are, by the same rules and in their own name', async () => {
    const shop = await scene.openShop({ atOnce: { cancel_order: false, change_address: false } });
    const cookie = await scene.app.signIn(shop.agentEmail);
    const { conversationId, token } = await scene.writeIn(shop);
    expect(await scene.actAs(cookie, conversationId, 101, { wish: cancel })).toMatchObject({
      state: 'done',
      by: 'agent',
    });
    const card = (await scene.messagesOf(shop.appId, token)).at(-1);
    expect(card).toMatchObject({
      fromAgent: true,
      senderInfo: { name: 'Ada' },
      content: { type: 'order-action', metadata: { state: 'done', by: 'agent' } },
    });
    Object.assign(scene.orderOf(102) ?? {}, { fulfillment_status: 'partial' });
    expect(await scene.actAs(cookie, conversationId, 102, { wish: cancel })).toMatchObject({
      because: 'shipped',
    });
  });

  it('acts not for an address that nobody has proven, nor in another shop', async () => {
    const shop = await scene.openShop();
    const cookie = await scene.app.signIn(shop.agentEmail);
    const { conversationId } = await scene.writeIn(shop, 'captured');
    expect((await scene.actAs(cookie, conversationId, 101, { wish: cancel })).code).toBe('address-unproven');
    const stranger = await scene.app.signIn((await scene.openShop()).agentEmail);
    expect((await scene.actAs(stranger, conversationId, 101, { wish: cancel })).code).toBe('not-found');
    expect(await scene.rowsOf(shop.shopId)).toEqual([]);
  });

  it('and a shopper at once: one acts, the others hear of it, however often they click', async () => {
    for (let round = 0; round < 3; round += 1) {
      scene.renewCommerce();
      const shop = await scene.openShop();
      const cookie = await scene.app.signIn(shop.agentEmail);
      const { conversationId } = await scene.writeIn(shop);
      const { act } = await shop.shopper();
      const clicks = Array.from({ length: 8 }, () => [
        act(cancel),
        scene.actAs(cookie, conversationId, 101, { wish: cancel }),
      ]);
      const answers = await Promise.all(clicks.flat());
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect([scene.timesAsked('cancel'), (await scene.rowsOf(shop.shopId)).length]).toEqual([1, 1]);
    }
  });
});

describe('a return', () => {
  const line = (id: number, quantity: number) => ({
    ...{ id, product_id: 1, variant_id: 11, title: 'Pebble mug', variant_title: 'Fog', quantity },
    ...{ fulfillable_quantity: 0, price: '20.00', image: null },
  });
  const arrive = (id = 101) =>
    Object.assign(scene.orderOf(id) ?? {}, {
      ...{ fulfillment_status: 'fulfilled', line_items: [line(1, 2), line(2, 1)] },
    });
  const back = (...items: object[]) => ({ kind: 'return', items, reason: 'It does not fit' });
  const oneMug = back({ id: 1, quantity: 1 });
  const ask = async (path: string) => {
    const response = await fetch(`${scene.app.baseUrl}${path}`);
    return { status: response.status, ...(await response.json()) };
  };

  it('is shown before it is made, made once, and told in the conversation with what comes instead', async () => {
    arrive();
    const { shopId, shopper } = await scene.openShop();
    const { act, access, messages } = await shopper();
    const path = `/ssp/orders/101/returnable?accessToken=${access}&accountId=${shopId}`;
    expect(await ask(path)).toEqual({
      status: 200,
      lines: [
        { id: 1, quantity: 2, variants: [{ id: 12, title: 'Moss' }] },
        { id: 2, quantity: 1, variants: [{ id: 12, title: 'Moss' }] },
      ],
    });
    const exchange = back({ id: 1, quantity: 2, variantId: 12 }, { id: 2, quantity: 1 });
    const key = randomUUID();
    const answers = await Promise.all([act(exchange, { key }), act(exchange, { key }), act(exchange)]);
    expect(answers.map(({ status, kind }) => [status, kind])).toEqual(answers.map(() => [200, 'return']));
    expect(await act(exchange, { key })).toMatchObject({ state: 'done', by: 'shopper' });
    // Another tab: nothing is left, and it hears that it is so.
    expect(await act(exchange)).toMatchObject({ state: 'done', isAnothers: true });
    expect(await act(oneMug)).toMatchObject({ state: 'refused', because: 'returned' });
    expect([scene.timesAsked('return'), (await scene.rowsOf(shopId)).length]).toEqual([1, 1]);
    expect((await messages()).map(({ content }) => content)).toMatchObject([
      {
        type: 'order-action',
        text: [
          'Your return from order #1101 is registered.',
          ...[
            '• 2 × Pebble mug, Fog',
            'Comes instead: 2 × Pebble mug, Moss',
            '• 1 × Pebble mug, Fog',
            'It does not fit',
          ],
        ].join('\n'),
        metadata: { kind: 'return', state: 'done', items: exchange.items },
      },
    ]);
    expect(await ask(path)).toEqual({ status: 200, lines: [] });
  });

  it('is refused by what the order says now, and nothing is written', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act } = await shopper();
    const because = async (wish: object) => (await act(wish)).because;
    expect(await because(oneMug)).toBe('not-shipped');
    arrive();
    expect(await because(back({ id: 1, quantity: 3 }))).toBe('returned');
    expect(await because(back({ id: 1, quantity: 1, variantId: 13 }))).toBe('sold-out');
    scene.commerce().variants = scene.commerce().variants.map((one) => ({ ...one, isAvailable: false }));
    expect(await because(back({ id: 1, quantity: 1, variantId: 12 }))).toBe('sold-out');
    Object.assign(scene.orderOf(101) ?? {}, { cancelled_at: '2026-11-02T10:00:00Z' });
    expect(await because(oneMug)).toBe('cancelled');
    const wrong = [
      ...[
        back(),
        back({ id: 1, quantity: 0 }),
        back({ id: 1, quantity: 1.5 }),
        back({ id: '1', quantity: 1 }),
      ],
      ...[back({ id: 1, quantity: 1 }, { id: 1, quantity: 1 }), back({ id: 1, quantity: 1, variantId: -1 })],
      ...[back(...Array.from({ length: 51 }, (_, id) => ({ id: id + 1, quantity: 1 })))],
      ...[{ kind: 'return' }, { ...oneMug, reason: 'x'.repeat(501) }],
    ];
    for (const wish of wrong) expect((await act(wish)).code, JSON.stringify(wish)).toBe('invalid-request');
    expect([scene.timesAsked('return'), await scene.rowsOf(shopId)]).toEqual([0, []]);
  });

  it('is nobody’s where the shop or its system has it off, nor for another’s order', async () => {
    arrive();
    const off = await Promise.all([
      scene.openShop({ atOnce: { cancel_order: true } }),
      scene.openShop({ flows: { return_order: false } }),
    ]);
    for (const { shopper } of off)
      expect((await (await shopper()).act(oneMug)).code).toBe('self-service-off');
    const { shopId, shopper } = await scene.openShop();
    const { act, access } = await shopper();
    expect((await act(oneMug, { orderId: 201 })).code).toBe('not-found');
    scene.commerce().can.delete('return');
    expect((await act(oneMug)).code).toBe('self-service-off');
    const asked = `accessToken=${access}&accountId=${shopId}`;
    expect((await ask(`/ssp/orders/101/returnable?${asked}`)).error.code).toBe('self-service-off');
    expect(await scene.rowsOf(shopId)).toEqual([]);
  });

  it('of which nobody heard is found by what the order has more than before, or goes to the team', async () => {
    arrive();
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    expect(await act(oneMug)).toMatchObject({ state: 'done' });
    scene.commerce().whenTold = () => {
      throw new CommerceError('unreachable', 'The test said so');
    };
    // The mug that went back before is not this one.
    const key = randomUUID();
    expect(await act(oneMug, { key })).toMatchObject({ state: 'intended' });
    scene.pass(61_000);
    await scene.settle(shopId);
    expect(await act(oneMug, { key })).toMatchObject({ state: 'unknown' });
    scene.commerce().whenTold = (made) => {
      made();
      throw new CommerceError('unreachable', 'The test said so');
    };
    expect(await act(oneMug)).toMatchObject({ state: 'done' });
    expect((await messages()).map(({ content }) => content.text.split('\n')[0])).toEqual([
      'Your return from order #1101 is registered.',
      'Please take back items of order #1101',
      'Your return from order #1101 is registered.',
    ]);
    expect(scene.timesAsked('return')).toBe(3);
  });

  it('is made by an agent for who has proven who they are, and seen before', async () => {
    arrive();
    const shop = await scene.openShop({ atOnce: {} });
    const cookie = await scene.app.signIn(shop.agentEmail);
    const { conversationId, token } = await scene.writeIn(shop);
    const path = `conversations/${conversationId}/orders/101/returnable`;
    const seen = await (await scene.app.call('GET', path, { cookie })).json();
    expect(seen.lines).toMatchObject([{ id: 1, quantity: 2 }, { id: 2 }]);
    expect(await scene.actAs(cookie, conversationId, 101, { wish: oneMug })).toMatchObject({
      ...{ state: 'done', by: 'agent' },
    });
    expect((await scene.messagesOf(shop.appId, token)).at(-1)).toMatchObject({
      ...{ fromAgent: true, content: { metadata: { kind: 'return', by: 'agent' } } },
    });
    const stranger = await scene.app.signIn((await scene.openShop()).agentEmail);
    expect((await scene.app.call('GET', path, { cookie: stranger })).status).toBe(404);
  });
});
