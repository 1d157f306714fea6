import { type Order, type OrderFulfillment, orderLimits } from '@shopbell/protocol';
import { financialStatuses, order as orderSchema, shipmentStatuses } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import {
  canCancel,
  canReturn,
  enabledFlows,
  GetOrderTransactionsError,
  homeActions,
  identityAddress,
  isPortalEnabled,
  LoopReturnsFlowError,
  linkedAction,
  listOrders,
  newOrderCache,
  OrderError,
  orderErrorOf,
  orderWord,
  type PortalSettings,
  paymentWord,
  readOrderCache,
  reasonsIn,
  requestMetadata,
  requestText,
  returnWay,
  shipmentWord,
  sspBase,
  TrackingError,
  timelineOf,
} from '.';
import { entryPointOf, entryPoints, portalActions } from './portal';

const item = (id: number, title: string, quantity = 1) => ({
  ...{ id, product_id: 1, variant_id: 1, title, variant_title: null, quantity },
  ...{ fulfillable_quantity: 0, price: '10.00', image: null },
});
const order: Order = {
  ...{ id: 7, order_number: 1007, name: '#1007', email: 'hazel@example.com', phone: null, currency: 'USD' },
  ...{ processed_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z', cancelled_at: null },
  ...{ financial_status: 'paid', fulfillment_status: null, subtotal_price: '30.00' },
  ...{ total_shipping_price: '0.00', total_tax: null, total_discounts: null, total_price: '30.00' },
  ...{ total_refunded: '0.00', order_status_url: null, shipping_address: null, billing_address: null },
  line_items: [item(1, 'Linen throw', 2), item(2, 'Tea cup')],
  fulfillments: [],
  refunds: [],
};
const parcel = (status: OrderFulfillment['shipment_status'], id = 1): OrderFulfillment => ({
  ...{ id, shipment_status: status, tracking_company: 'UPS', tracking_numbers: ['1Z'], tracking_urls: [] },
  ...{ created_at: order.processed_at, updated_at: order.processed_at, line_items: [] },
});

it('the orders of these tests are orders', () => {
  const sent = { ...order, fulfillments: [parcel('in_transit')] };
  expect(orderSchema.parse(sent)).toEqual(sent);
});

it('[ORD-09] cancels only what is not on its way, returns only what is shipped, and nothing that is canceled', () => {
  const statuses = [null, 'partial', 'fulfilled', 'restocked'] as const;
  const placedMs = Date.parse(order.processed_at);
  const cancels = (given: typeof order) => canCancel(given, { cancelWithinHours: null }, placedMs + 1e12);
  const of = (rule: (given: typeof order) => boolean, cancelled_at: string | null = null) =>
    statuses.filter((fulfillment_status) => rule({ ...order, fulfillment_status, cancelled_at }));
  expect(of(cancels)).toEqual([null]);
  expect(of(canReturn)).toEqual(['fulfilled']);
  expect([of(cancels, order.processed_at), of(canReturn, order.processed_at)]).toEqual([[], []]);
  const within = (hours: number, passedMs: number) =>
    canCancel(
      { ...order, fulfillment_status: null, cancelled_at: null },
      { cancelWithinHours: hours },
      placedMs + passedMs,
    );
  expect([within(2, 7_199_999), within(2, 7_200_000)]).toEqual([true, false]);
});

it('[ORD-10] lists the newest first, ten at a time', () => {
  const orders = Array.from({ length: 12 }, (_, day) => ({
    ...order,
    id: day,
    processed_at: new Date(Date.UTC(2026, 10, 1 + ((day * 5) % 12))).toISOString(),
  }));
  const first = listOrders(orders, 1);
  expect([first.shown.length, first.hasMore, first.shown[0]?.processed_at.slice(0, 10)]).toEqual([
    10,
    true,
    '2026-11-12',
  ]);
  const days = listOrders(orders, 2).shown.map(({ processed_at }) => processed_at);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(listOrders(orders, 2)).toMatchObject({ hasMore: false });
});

it('[ERR-01] [ERR-02] [ERR-03] [HTTP-14] [HTTP-15] [HTTP-16] tells by its status why there are no orders', () => {
  const codes = [400, 403, 401, 500, null].map((status) => orderErrorOf(status).code);
  expect(codes).toEqual([
    'provide_order_details',
    'not_found',
    'signed_out',
    'error_fetching_orders',
    'error_fetching_orders',
  ]);
  expect(orderErrorOf(500)).toMatchObject({
    name: 'OrderError',
    message: 'An error occurred while retrieving the orders',
    status: 500,
  });
  expect(orderErrorOf(403)).toBeInstanceOf(OrderError);
});

it('[ERR-04] [ERR-05] [ERR-13] has an error for tracking, payments and Loop', () => {
  const names = [new TrackingError(), new GetOrderTransactionsError(), new LoopReturnsFlowError()].map(
    ({ name }) => name,
  );
  expect(names).toEqual(['TrackingError', 'GetOrderTransactionsError', 'LoopReturnsFlowError']);
});

const settings = (...on: string[]): PortalSettings => ({
  enabled: true,
  startChatEnabled: true,
  flows: {
    track_order: on.includes('track'),
    return_order: on.includes('return'),
    cancel_order: on.includes('cancel'),
    report_issue: on.includes('report'),
  },
  returns: { loop: false },
});

it('[SSP-09] is on only where it is enabled and not deleted', () => {
  const on = (enabled: boolean, deleted?: boolean) => isPortalEnabled({ ...settings(), enabled, deleted });
  expect([on(true), on(true, false), on(true, true), on(false), on(false, true)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('[SSP-06] [SSP-12] [SSP-20] offers one action per flow, or one for all where tracking comes with another', () => {
  expect(portalActions).toEqual(['track', 'return', 'cancel', 'report_issue', 'track_and_manage']);
  expect(homeActions(settings())).toEqual([]);
  expect(homeActions(settings('track'))).toEqual(['track']);
  expect(homeActions(settings('return', 'cancel', 'report'))).toEqual(['return', 'cancel', 'report_issue']);
  for (const other of ['return', 'cancel', 'report'])
    expect(homeActions(settings('track', other))).toEqual(['track_and_manage']);
  expect(enabledFlows(settings('track', 'cancel').flows)).toEqual(['track', 'cancel']);
});

it('[SSP-08] somebody comes in by the home page, by a code or by an order', () => {
  const ways = {
    'home-page': ['', '/home'],
    'sign-in-code': ['/login', '/login/send-code', '/login/verify'],
    'order-page': ['/orders', '/order-details', '/track', '/cancel'],
  };
  expect(Object.keys(ways)).toEqual(entryPoints);
  for (const [entryPoint, paths] of Object.entries(ways))
    for (const path of paths) expect(entryPointOf(`/self-service-portal${path}`), path).toBe(entryPoint);
  expect(entryPointOf('/auth/verify')).toBe('sign-in-code');
  expect(entryPointOf('/chat')).toBeNull();
});

it('[SSP-19] returns go through Loop where the shop says so', () => {
  expect(returnWay(settings('return'))).toBe('message');
  expect(returnWay({ ...settings('return'), returns: { loop: true } })).toBe('loop');
});

it('[ORD-04] [ORD-05] [ORD-06] [LIM-24] keeps orders for five minutes, in this shape only', () => {
  expect(orderLimits.cacheMs).toBe(300_000);
  const kept = { ...newOrderCache([order], 1000), ordersTransactions: { '#1007': [] } };
  const stored = JSON.parse(JSON.stringify(kept));
  expect(readOrderCache(stored, 1000 + 299_999)).toEqual(kept);
  expect(readOrderCache(stored, 1000 + 300_001)).toBeNull();
  const foreign = [
    { ...stored, version: 0 },
    { ...stored, orders: 'x' },
    null,
    'x',
    [],
    { ...stored, updatedAt: 9e15 },
  ];
  expect(foreign.map((each) => readOrderCache(each, 2000))).toEqual(foreign.map(() => null));
});

it('says of every state what it is', () => {
  expect(shipmentStatuses.map((status) => shipmentWord(parcel(status)).textKey)).not.toContain(undefined);
  expect(shipmentWord(parcel(null)).textKey).toBe('trackingUnknown');
  expect(
    financialStatuses.map((status) => paymentWord({ ...order, financial_status: status })?.textKey),
  ).toEqual([
    'paymentPending',
    'paymentAuthorized',
    'paymentPartiallyPaid',
    'paymentPaid',
    'paymentPartiallyRefunded',
    'paymentRefunded',
    'paymentVoided',
  ]);
  expect(paymentWord({ ...order, financial_status: null })).toBeNull();
});

it('says one word of an order: that of its parcels where they agree, else how much of it is shipped', () => {
  const word = (changes: Partial<Order>) => orderWord({ ...order, ...changes }).textKey;
  const fulfilled = (...fulfillments: OrderFulfillment[]) =>
    word({ fulfillment_status: 'fulfilled', fulfillments });
  expect(word({})).toBe('fulfillmentUnfulfilled');
  expect(word({ fulfillment_status: 'partial', fulfillments: [parcel('delivered')] })).toBe(
    'fulfillmentPartial',
  );
  expect(fulfilled(parcel('delivered'))).toBe('trackingDelivered');
  expect(fulfilled(parcel('delivered'), parcel('in_transit', 2))).toBe('fulfillmentFulfilled');
  expect(fulfilled(parcel(null))).toBe('fulfillmentFulfilled');
  expect(word({ cancelled_at: order.processed_at, fulfillment_status: 'restocked' })).toBe(
    'fulfillmentCancelled',
  );
});

it('counts the steps of a parcel', () => {
  const states = (status: OrderFulfillment['shipment_status']) =>
    timelineOf(parcel(status)).map(({ state }) => state);
  expect(states(null)).toEqual(['now', 'ahead', 'ahead', 'ahead']);
  expect(states('in_transit')).toEqual(['done', 'now', 'ahead', 'ahead']);
  expect(states('delivered')).toEqual(['done', 'done', 'done', 'done']);
  expect(timelineOf(parcel('attempted_delivery'))[2]).toEqual({
    textKey: 'trackingAttemptedDelivery',
    state: 'now',
  });
});

it('[SSP-22] writes a request that an agent reads and a program understands', () => {
  const request = {
    kind: 'RETURN',
    order,
    itemIds: new Set([1]),
    reason: 'It does not fit',
    comment: ' Sorry! ',
  } as const;
  expect(requestText(request, 'Return order #1007')).toBe(
    'Return order #1007\n• 2 × Linen throw\nIt does not fit\nSorry!',
  );
  expect(requestMetadata(request, 'de')).toEqual({
    kind: 'RETURN',
    orderId: 7,
    orderName: '#1007',
    lineItems: [{ id: 1, quantity: 2 }],
    reason: 'It does not fit',
    language: 'de',
  });
  const whole = { ...request, kind: 'CANCEL', itemIds: new Set<number>(), reason: '', comment: '' } as const;
  expect([requestText(whole, 'Cancel order #1007'), requestMetadata(whole, 'de').lineItems]).toEqual([
    'Cancel order #1007',
    [],
  ]);
});

const shop = { baseUrl: 'https://chat.test', shopType: 'shopify', accountId: 1, isShopInstalled: true };

it('[HTTP-02] [HTTP-03] asks through the shop where the app is installed in it', () => {
  expect(sspBase(shop)).toBe('/apps/gorgias');
  expect(sspBase({ ...shop, isShopInstalled: false })).toBe('https://chat.test');
  expect(sspBase({ ...shop, shopType: 'magento2' })).toBe('https://chat.test');
});

it('[HTTP-36] asks who is signed in only of Shopify, and for an account', () => {
  expect(identityAddress(shop, 'shopify-session')).toBe(
    '/apps/gorgias/ssp/identity-verification/shopify-session',
  );
  expect(() => identityAddress({ ...shop, shopType: 'magento2' }, 'shopify-session')).toThrow('Shopify');
  expect(() => identityAddress({ ...shop, accountId: null }, 'shopify-session')).toThrow('account');
});

it('a shop has its reasons in the language of the shopper, else in its twin, else in that of the chat', () => {
  const own = { 'fr-FR': ['Trop petit'], de: ['Zu klein'], it: [] };
  const found = ['fr-FR', 'fr-CA', 'de', 'it', 'sv'].map((language) => reasonsIn(own, language, 'de')[0]);
  expect(found).toEqual(['Trop petit', 'Trop petit', 'Zu klein', 'Zu klein', 'Zu klein']);
  expect(reasonsIn({ it: ['Piccolo'] }, 'sv', 'de')).toEqual([]);
  expect(reasonsIn(undefined, 'sv', 'de')).toEqual([]);
});

it('a quick reply opens what it is linked to while the shop offers it, and is a message otherwise', () => {
  const off = { track_order: false, return_order: false, cancel_order: false, report_issue: false };
  const portal: PortalSettings = {
    enabled: true,
    startChatEnabled: true,
    flows: { ...off, track_order: true },
  };
  const actions = portalActions.map((action) => ({ reply: action, action }));
  const opened = (given: PortalSettings) =>
    [...portalActions, 'Hello'].filter((reply) => linkedAction({ actions }, given, reply) !== null);
  expect(linkedAction({ actions }, portal, 'track')).toBe('track');
  expect(opened(portal)).toEqual(['track', 'track_and_manage']);
  expect(opened({ ...portal, flows: off })).toEqual([]);
  expect(opened({ ...portal, enabled: false })).toEqual([]);
  expect(opened({ ...portal, deleted: true })).toEqual([]);
  expect(linkedAction({}, portal, 'track')).toBe(null);
});
