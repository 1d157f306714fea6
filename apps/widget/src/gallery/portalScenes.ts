import { storageKey } from '@shopbell/protocol';
import { newOrderCache, type OrderCache } from '@shopbell/rules/orders';
import { launcherSettings, settings } from './fixtures';
import { customer, orders } from './orders';
import type { Scene } from './Scene';

const key = (name: Parameters<typeof storageKey>[1]) => storageKey(launcherSettings.appId, name);
const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const portal = (changes: object = {}) => ({
  ...settings,
  selfService: { ...settings.selfService, enabled: true, startChatEnabled: true, flows, ...changes },
});

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longOrders = orders.slice(0, 2).map((order) => ({
  ...order,
  name: `#${order.id}-XXL-2026-WHOLESALE`,
  line_items: order.line_items.map((item) => ({ ...item, title: longName })),
  total_price: '12345678.90',
}));

const signedIn = (shown = orders, actions: OrderCache['actions'] = []) => ({
  [key('order-access')]: JSON.stringify({
    accessToken: 'gallery',
    customer,
    expiresAtMs: Date.now() + 1_800_000,
  }),
  [key('order-cache')]: JSON.stringify({
    ...newOrderCache(shown, Date.now(), actions),
    ordersTransactions: Object.fromEntries(shown.map(({ name }) => [name, payments])),
  }),
});
const payment = { status: 'success', currency: 'USD', gateway: 'shopify_payments' } as const;
const payments = [
  ...[{ ...payment, id: 1, kind: 'sale', amount: '124.89', created_at: '2026-03-01T10:00:00Z' } as const],
].map((each) => ({ ...each, card: { company: 'Visa', digits: '4242' } }));
const withoutOrders = { [key('order-access')]: signedIn()[key('order-access')] ?? '' };

const at = (path: string, scene: Scene = {}): Scene => ({
  path,
  settings: portal(),
  stored: signedIn(),
  ...scene,
});
const about = (path: string, order: number, scene: Scene = {}): Scene =>
  at(`/self-service-portal/${path}`, { parameters: { order: String(order) }, ...scene });

const atOnce = {
  settings: portal({ atOnce: { cancel_order: true, change_address: true, return_order: true } }),
  stored: signedIn(orders, ['cancel', 'address', 'return']),
};

const login = '/self-service-portal/login';
const address = { [key('captured-email')]: 'hazel@fern-and-loom.shop' };

/** Self-service in its states. */
export const portalScenes = {
  'portal/home': at('/self-service-portal/home', { stored: {} }),
  'portal/home-each': at('/self-service-portal/home', {
    settings: portal({ startChatEnabled: false, flows: { ...flows, track_order: false } }),
  }),
  'portal/sign-in': at(login, { stored: {} }),
  'portal/sign-in-phone': at(login, { stored: {}, pressInPortal: ['signInUsePhone'] }),
  'portal/sign-in-invalid': at(login, { stored: {}, pressInPortal: ['signInSendCode'] }),
  'portal/sign-in-expired': at(login, { stored: {}, parameters: { because: 'expired' } }),
  'portal/sign-in-lost': at(login, {
    stored: address,
    areCallsLost: true,
    pressInPortal: ['signInSendCode'],
  }),
  'portal/code': at(login, { stored: address, pressInPortal: ['signInSendCode'] }),
  'portal/auth': at('/auth', { stored: {} }),
  'portal/auth-code': at('/auth/send-code', { stored: address, pressInPortal: ['signInSendCode'] }),
  'portal/signed-in-as': at('/auth/signed-in-as'),
  'portal/orders': at('/self-service-portal/orders'),
  'portal/orders-long': at('/self-service-portal/orders', { stored: signedIn(longOrders) }),
  'portal/orders-loading': at('/self-service-portal/orders', { stored: withoutOrders }),
  'portal/orders-empty': at('/self-service-portal/orders', { stored: signedIn([]) }),
  'portal/orders-lost': at('/self-service-portal/orders', { stored: withoutOrders, areCallsLost: true }),
  'portal/order': about('order-details', 1007),
  'portal/order-refunded': about('order-details', 1005),
  'portal/order-guest': about('order-details', 1003),
  'portal/track': about('track', 1006),
  'portal/track-unshipped': about('track', 1007),
  'portal/track-lost': about('track', 1003, { areCallsLost: true }),
  'portal/cancel': about('cancel', 1007),
  'portal/cancel-impossible': about('cancel', 1006),
  'portal/cancel-now': about('cancel', 1007, atOnce),
  'portal/address': about('address', 1007, atOnce),
  'portal/address-impossible': about('address', 1006, atOnce),
  'portal/return': about('return', 1006),
  'portal/return-now': about('return', 1006, atOnce),
  'portal/return-loop': about('return', 1006, {
    settings: portal({ returns: { loop: true } }),
    areCallsLost: true,
  }),
  'portal/report': about('report', 1006),
  'portal/reported': at('/reported-issue', { parameters: { number: '#1006' } }),
} as const satisfies Record<string, Scene>;
