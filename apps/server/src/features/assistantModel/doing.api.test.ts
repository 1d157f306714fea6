import { randomBytes } from 'node:crypto';
import type { Message, Order, OrderActionAnswer } from '@shopbell/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createInProcessBus } from '../../platform/bus';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createOutgoing } from '../../platform/outgoing';
import { startTestApp, type TestApp } from '../../testing';
import { shelves } from '../../testing/commerce/shelves';
import { createTestCommerce, type TestCommerce, testOrder } from '../../testing/createTestCommerce';
import { metadataOf, Shopper } from '../../testing/startAssistantScene';
import { type ModelStep, type ScriptedModel, startModel } from '../../testing/startModel';

let app: TestApp;
let second: TestApp;
let model: ScriptedModel;
let commerce: TestCommerce;
const time = { nowMs: Date.parse('2026-11-18T10:00:00Z') };
beforeAll(async () => {
  model = await startModel();
  commerce = createTestCommerce();
  commerce.shelves.push(...shelves);
  const options = {
    ...{ clock: { now: () => time.nowMs }, commercePlatform: () => commerce },
    outgoing: createOutgoing({ allowed: [model.place] }),
    credentials: createCredentials([randomBytes(32)]),
    bus: createInProcessBus(() => {}),
  };
  app = await startTestApp(options);
  second = await startTestApp({ ...options, opened: app.opened });
});
afterAll(async () => {
  await second.stop();
  await Promise.all([app.stop(), model.close()]);
});

const line = (id: number, title: string, quantity = 1) => ({
  ...{ id, product_id: 7007, variant_id: 11, title, variant_title: 'Fog', quantity },
  ...{ fulfillable_quantity: 0, price: '32.00', image: null },
});
const parcel = {
  ...{ id: 1, tracking_company: null, tracking_numbers: [], tracking_urls: [], line_items: [] },
  ...{ shipment_status: 'delivered' as const, created_at: '2026-11-02T10:00:00Z' },
  updated_at: '2026-11-04T10:00:00Z',
};
/** As they are before each test: one that has arrived, one that has not left. */
let [arrived, open]: readonly Order[] = [];
beforeEach(() => {
  model.asked.splice(0);
  commerce.asked.splice(0);
  arrived = {
    ...{ ...testOrder(103, '2026-11-01T10:00:00Z'), fulfillment_status: 'fulfilled' },
    ...{ fulfillments: [parcel], line_items: [line(5, 'Pebble Mug'), line(6, 'Linen Throw', 3)] },
  };
  open = testOrder(104, '2026-11-10T10:00:00Z');
  commerce.orders.splice(0, commerce.orders.length);
  commerce.orders.push(
    { customerId: 1, order: arrived },
    { customerId: 1, order: open },
    { customerId: 2, order: testOrder(201, '2026-11-05T10:00:00Z') },
  );
});

const everything = {
  ...{ enabled: true, channels: { email: true, sms: true } },
  flows: { cancel_order: true, return_order: true, report_issue: true },
  atOnce: { cancel_order: true, change_address: true, return_order: true },
};

async function openShop(selfService: object = everything) {
  const shop = await app.newShop();
  const set = (more: object) =>
    app.opened.database.query('update app set settings = $2 where id = $1', [
      shop.appId,
      { automation: { aiAgent: { enabled: true } }, selfService: more },
    ]);
  await set(selfService);
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const put = (path: string, body: object) => app.call('PUT', `assistant/${path}`, { cookie, body });
  await put('model', { baseUrl: `${model.address}/v1`, model: 'scripted', apiKey: 'sk-key' });
  const token = await app.token(shop.appId);
  const shopper = new Shopper(await app.visitorSocket(shop.appId, token), token);
  const accessOf = (customerId: number) =>
    app.identity.tokens.issueAccess({ shopId: shop.shopId, customerId, type: 'email', email: '' });
  const idToken = await accessOf(1);

  /** What the model comes to after it has looked at the orders. */
  async function asks(text: string, ...steps: readonly ModelStep[]): Promise<Message['content'] | undefined> {
    model.plays({ calls: 'get_orders', with: {} }, ...steps);
    return (await shopper.toldAfter(text, { idToken }))?.content;
  }

  async function agrees(
    card: Message['content'] | undefined,
    accessToken = idToken,
    as = token,
    { baseUrl } = app,
  ) {
    const { proposalId } = card ? metadataOf(card) : {};
    const response = await fetch(`${baseUrl}/ssp/assistant/proposals/${proposalId}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
      body: JSON.stringify({ accountId: shop.shopId, accessToken }),
    });
    const answer = (await response.json()) as OrderActionAnswer & { error?: { code: string } };
    return [response.status, answer.error?.code ?? answer.because ?? answer.state];
  }
  return { ...shop, set, put, shopper, accessOf, asks, agrees };
}

const looks: ModelStep = { calls: 'get_returnable', with: { orderId: 103 } };
const returns = (items: readonly object[], more: object = {}): ModelStep => ({
  ...{ calls: 'propose_return', with: { orderId: 103, items, ...more } },
});
const mug = { lineId: 5, quantity: 1 };
const moves = (more: object = {}): ModelStep => ({
  calls: 'propose_address',
  with: { orderId: 104, address: { address1: '1 New Street', zip: '97301', city: 'Salem', ...more } },
});
const written = 'Send order 1104 to 1 New Street, 97301 Salem please';

it('a return is registered by the click of whose order it is: once, with what stood on the card', async () => {
  const shop = await openShop();
  const asked = 'I want to return the mug, the handle is loose';
  const card = await shop.asks(asked, looks, returns([mug], { reason: 'the handle is loose' }));
  expect(card).toMatchObject({
    ...{ type: 'assistant-proposal', text: 'Return order #1103' },
    metadata: {
      ...{ kind: 'return', orderId: 103 },
      lines: [
        'Goes back\n1 × Pebble Mug, Fog',
        'Reason\nthe handle is loose',
        expect.stringContaining('Your money goes back once the items have arrived.'),
      ],
    },
  });
  expect(commerce.asked).not.toContain('return');
  expect(await shop.agrees(card, await shop.accessOf(2))).toEqual([404, 'not-found']);
  expect(await shop.agrees(card, undefined, await app.token(shop.appId))).toEqual([404, 'not-found']);
  const clicks = await Promise.all([shop.agrees(card), shop.agrees(card), shop.agrees(card)]);
  expect(clicks.map(([status]) => status)).toEqual([200, 200, 200]);
  expect(await shop.agrees(card)).toEqual([200, 'done']);
  expect(commerce.asked.filter((each) => each === 'return')).toHaveLength(1);
  expect(arrived?.returns).toMatchObject([{ line_items: [{ id: 5, quantity: 1 }] }]);
  await shop.shopper.socket.until(
    () => shop.shopper.heard.some(({ content }) => content.type === 'order-action'),
    'what became of it',
  );
  const told = shop.shopper.heard.find(({ content }) => content.type === 'order-action');
  expect(told?.content.metadata).toMatchObject({
    ...{ kind: 'return', state: 'done', by: 'shopper', reason: 'the handle is loose' },
    key: metadataOf(card as Message['content']).proposalId,
  });
});

it('an exchange says what comes instead; what was not said, is not there or belongs to others is not on any card', async () => {
  const shop = await openShop();
  const exchanged = await shop.asks(
    'Exchange the mug',
    looks,
    returns([{ ...mug, insteadId: 12 }], { reason: 'The shop promised ten dollars' }),
  );
  expect(metadataOf(exchanged as Message['content']).lines).toEqual([
    'Goes back\n1 × Pebble Mug, Fog',
    'Comes instead\n1 × Pebble Mug, Moss',
    'What you choose instead costs the same, and is sent once the items have arrived.',
  ]);
  for (const items of [[{ lineId: 6, quantity: 4 }], [{ lineId: 999, quantity: 1 }]])
    expect((await shop.asks('Return it', looks, returns(items)))?.text).toMatch(/have been returned already/);
  const gold = await shop.asks('Return it', looks, returns([{ ...mug, insteadId: 13 }]));
  expect(metadataOf(gold as Message['content'])).toMatchObject({ isForm: true });
  expect(commerce.asked).not.toContain('return');
  expect(model.prompts().join('\n')).not.toMatch(/Fern Lane|97205|Hazel Field/);
});

it('a parcel goes where the shopper has written, and its card shows where it went before; nobody guesses', async () => {
  const shop = await openShop();
  const card = await shop.asks(written, moves());
  expect(card).toMatchObject({
    text: 'Change the address of order #1104',
    metadata: {
      lines: [
        'Address until now\nHazel Field\n12 Fern Lane\n97205 Portland\nOregon, United States',
        'New address\nHazel Field\n1 New Street\n97301 Salem\nOregon, United States',
        expect.stringContaining('For another country or state, please write to us.'),
      ],
    },
  });
  const before = open?.shipping_address;
  for (const guessed of [{ zip: '97302' }, { name: 'Mallory' }, { address2: 'Floor 9' }]) {
    const content = await shop.asks(written, moves(guessed));
    const form = metadataOf(content as Message['content']);
    // There is nothing to agree to.
    expect(await shop.agrees(content)).toEqual([404, 'not-found']);
    expect(form, JSON.stringify(guessed)).toMatchObject({ kind: 'address', orderId: 104, isForm: true });
    expect(JSON.stringify(form.lines)).not.toMatch(/New Street|Mallory|Floor/);
  }
  expect(open?.shipping_address).toEqual(before);
  expect(await shop.agrees(card)).toEqual([200, 'done']);
  expect(open?.shipping_address).toMatchObject({
    address1: '1 New Street',
    zip: '97301',
    country: 'United States',
  });
});

it('what has changed since the card was shown is not agreed to, and the card hears why', async () => {
  const shop = await openShop();
  const [returned, moved] = [
    await shop.asks('Return the mug', looks, returns([mug])),
    await shop.asks(written, moves()),
  ];
  const is = (order: Order | undefined, more: Partial<Order>) => Object.assign(order ?? {}, more);
  /** What a click hears while the order is so, which then is as it was. */
  const whileIt = async (
    card: Message['content'] | undefined,
    order: Order | undefined,
    more: Partial<Order>,
  ) => {
    const before = structuredClone(order);
    is(order, more);
    const answer = await shop.agrees(card);
    is(order, { returns: [], ...before });
    return answer;
  };
  const cancelled_at = '2026-11-18T09:00:00Z';
  const gone = (id: number) =>
    [{ id: 1, state: 'open', line_items: [{ id, quantity: 1 }], exchanges: [] }] as Order['returns'];
  expect(await whileIt(returned, arrived, { returns: gone(6) })).toEqual([200, 'changed']);
  expect(await whileIt(returned, arrived, { cancelled_at })).toEqual([200, 'cancelled']);
  expect(await whileIt(returned, arrived, { fulfillment_status: 'partial' })).toEqual([200, 'not-shipped']);
  const elsewhere = {
    ...(open?.shipping_address as NonNullable<Order['shipping_address']>),
    address1: '7 Other Lane',
  };
  expect(await whileIt(moved, open, { shipping_address: elsewhere })).toEqual([200, 'changed']);
  expect(await whileIt(moved, open, { fulfillment_status: 'fulfilled' })).toEqual([200, 'shipped']);
  expect(await whileIt(moved, open, { cancelled_at })).toEqual([200, 'cancelled']);
  // Who has asked for a person meanwhile still decides over their own order; half an hour later it is asked anew.
  await shop.shopper.toldAfter('A human, please');
  expect(await shop.agrees(returned)).toEqual([200, 'done']);
  time.nowMs += 31 * 60_000;
  expect(await shop.agrees(moved, await shop.accessOf(1))).toEqual([410, 'offer-ended']);
  // What was done is told as done, however late it is asked after.
  expect(await shop.agrees(returned, await shop.accessOf(1))).toEqual([200, 'done']);
  expect(commerce.asked.filter((each) => each === 'return' || each === 'address')).toEqual(['return']);
});

it('what the owner has changed since counts at the click: promises, switches, and whose sign-in has ended', async () => {
  const shop = await openShop();
  const card = await shop.asks('Return the mug', looks, returns([mug]));
  const moved = await shop.asks(written, moves());
  const promises = (returnDays: number | null, areSaleItemsReturned: boolean | null) =>
    shop.put('policy', { returnDays, areSaleItemsReturned });
  const click = () => shop.agrees(card);
  await promises(10, null);
  expect(await click()).toEqual([200, 'too-late']);
  await promises(30, false);
  Object.assign(arrived?.line_items[0] ?? {}, { price: '19.00' });
  expect(await click()).toEqual([200, 'policy']);
  await promises(null, null);
  for (const settings of [
    { ...everything, atOnce: {} },
    { ...everything, flows: {}, atOnce: everything.atOnce },
    { ...everything, returns: { loop: true } },
  ]) {
    await shop.set(settings);
    expect(await click()).toEqual([200, 'policy']);
  }
  await shop.set({ ...everything, enabled: false });
  expect((await click())[1]).toBe('self-service-off');
  await shop.set(everything);
  expect(commerce.asked).not.toContain('return');

  const access = await shop.accessOf(1);
  await fetch(`${app.baseUrl}/ssp/login/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountId: shop.shopId, accessToken: access }),
  });
  expect(await shop.agrees(card, access)).toEqual([401, 'unauthorized']);
  expect(commerce.asked).not.toContain('return');
  // The conversation goes on, and what holds again is done, on two servers once.
  const clicks = await Promise.all([click(), shop.agrees(card, undefined, undefined, second)]);
  expect(clicks.map(([status]) => status)).toEqual([200, 200]);
  expect([await click(), await shop.agrees(card, undefined, undefined, second)]).toEqual([
    [200, 'done'],
    [200, 'done'],
  ]);
  await Promise.all([shop.agrees(moved, undefined, undefined, second), shop.agrees(moved)]);
  expect(await shop.agrees(moved)).toEqual([200, 'done']);
  expect(commerce.asked.filter((each) => each === 'return' || each === 'address')).toEqual([
    'return',
    'address',
  ]);
});

it('what the owner does not take back is on no card, whatever a model wants; where nobody can say, a person does', async () => {
  const shop = await openShop();
  const ask = () => shop.asks('Return the mug', looks, returns([mug]));
  await shop.put('policy', { returnDays: 10, areSaleItemsReturned: null });
  expect(await ask()).toMatchObject({
    ...{ type: 'text', text: expect.stringContaining('could be returned is over.') },
    metadata: { sources: [{ kind: 'order', orderId: 103 }] },
  });
  await shop.put('policy', { returnDays: 30, areSaleItemsReturned: false });
  expect((await ask())?.type).toBe('assistant-proposal');
  Object.assign(arrived?.line_items[0] ?? {}, { price: '19.00' });
  expect((await ask())?.text).toBe('We have passed you on to our team.');
});

it('where something is missing, or the team is asked, the way leads to the form with what is known', async () => {
  const team = { ...everything, atOnce: {} };
  const nothing = { ...everything, flows: {}, atOnce: {} };
  const report: ModelStep = { calls: 'offer_report', with: { orderId: 103 } };
  const seen = [];
  for (const [settings, ...steps] of [
    [everything, looks, returns([])],
    [everything, returns([mug])],
    [team, looks, returns([mug])],
    [{ ...everything, returns: { loop: true } }, looks, returns([mug])],
    [everything, { calls: 'propose_address', with: { orderId: 104 } }],
    [everything, report],
    [nothing, looks, returns([mug])],
    [nothing, moves()],
    [nothing, report],
  ] as readonly (readonly [object, ...ModelStep[]])[]) {
    const content = await (await openShop(settings)).asks(written, ...steps);
    const { kind, isForm, itemIds } = metadataOf(content as Message['content']);
    seen.push(content?.type === 'text' ? content.text : [kind, isForm, itemIds]);
  }
  const handedOver = 'We have passed you on to our team.';
  expect(seen).toEqual([
    ...[['return', true, undefined], ...Array(3).fill(['return', true, [5]])],
    ...[['address', true, undefined], ['report', true, undefined], handedOver, handedOver, handedOver],
  ]);
  expect(commerce.asked).not.toContain('return');
});

it.each([
  ['is done, and that is not heard', 'done'],
  ['is not done either', 'unknown'],
] as const)(
  '[D22] a click after which its server ends and which %s: it is told once as %s by another',
  async (_, state) => {
    const shop = await openShop();
    const cards = [
      await shop.asks('Return the mug', looks, returns([mug])),
      await shop.asks(written, moves()),
    ];
    let heard = () => {};
    const never = new Promise<'accepted'>((done) => {
      heard = () => done('accepted');
    });
    const usual = commerce.whenTold;
    commerce.whenTold = (act) => {
      if (state === 'done') act();
      return never;
    };
    const lost = cards.map((card) => shop.agrees(card));
    const rows = () =>
      app.opened.database.query<{ id: string }>('select id from order_action where shop_id = $1', [
        shop.shopId,
      ]);
    const changes = () => commerce.asked.filter((each) => each === 'return' || each === 'address').sort();
    await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(2);
    await expect.poll(changes).toEqual(['address', 'return']);
    const onSecond = (card: (typeof cards)[number]) => shop.agrees(card, undefined, undefined, second);
    for (const card of cards) expect(await onSecond(card)).toEqual([200, 'intended']);
    // Not done by now, it is for a person to look at.
    time.nowMs += 2 * 60_000;
    for (const { id } of await rows()) await second.orderActions.settleOne({ shopId: shop.shopId, id });
    for (const card of cards) expect(await onSecond(card)).toEqual([200, state]);
    const told = () => shop.shopper.heard.filter(({ content }) => content.type === 'order-action');
    await shop.shopper.socket.until(() => told().length === 2, 'what became of both');
    expect(told().map(({ content }) => metadataOf(content).state)).toEqual([state, state]);
    heard();
    for (const answer of await Promise.all(lost)) expect(answer).toEqual([200, state]);
    commerce.whenTold = usual;
    expect(changes()).toEqual(['address', 'return']);
    expect(told()).toHaveLength(2);
  },
);
