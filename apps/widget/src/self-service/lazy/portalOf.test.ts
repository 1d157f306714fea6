import { createStore, emptyVisitor } from '@shopbell/client/visitor';
import { type OrderTransaction, storageKey } from '@shopbell/protocol';
import { resendWaitMs } from '@shopbell/rules/login';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, orders } from '../../gallery/orders';
import { recommendationOf } from '../../help-center/lazy/recommendationOf';
import { createRouter } from '../../router';
import { portalOf } from './portalOf';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

/** A page of a chat; another page of the same browser has the same storage. */
function openPage(kept = new Map<string, string>()) {
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const visitor = createStore(emptyVisitor);
  const router = createRouter((path) => path);
  const page = { launcher: { appId: 7 }, storage, running: [], client: { store: visitor }, router };
  const widget = page as never as Parameters<typeof portalOf>[0];
  return { kept, visitor, widget, router, portal: portalOf(widget) };
}

const signedIn = { accessToken: 'signed', customer };
const payments: readonly OrderTransaction[] = [
  {
    id: 9,
    kind: 'sale',
    status: 'success',
    amount: '48.00',
    currency: 'USD',
    gateway: 'card',
    card: null,
    created_at: '2026-11-01T10:00:00Z',
  },
];

describe('what the portal knows', () => {
  it('[SSP-04] is no order at first; then orders, and payments by the name of their order', () => {
    const { portal, kept } = openPage();
    expect(portal.store.get()).toMatchObject({ access: null, cache: null });
    portal.signIn(signedIn);
    portal.keepOrders(orders);
    expect(portal.cached()).toMatchObject({ orders, ordersTransactions: {} });
    const name = orders[0]?.name ?? '';
    portal.keepTransactions(name, payments);
    expect(openPage(kept).portal.cached()).toMatchObject({
      orders,
      ordersTransactions: { [name]: payments },
    });
  });

  it('[SSP-05] is no code that was asked for, no wait for another, and no article that was searched for', () => {
    const { portal, widget, kept } = openPage();
    const { codeRequestDetails, login } = portal.store.get();
    expect([codeRequestDetails, resendWaitMs(login, 0)]).toEqual([null, 0]);
    expect(recommendationOf(widget).store.get().shown).toBe(null);
    const asked = { family: 'portal', channel: 'sms-code', sendTo: '+12025550143' } as const;
    portal.askedFor(asked);
    portal.dispatch({ type: 'requested' });
    portal.dispatch({ type: 'sent', atMs: 1000 });
    expect(resendWaitMs(portal.store.get().login, 1000)).toBe(60_000);
    expect(openPage(kept).portal.store.get().codeRequestDetails).toEqual(asked);
  });

  it('is where they came in, until they have left it', () => {
    const { portal, router } = openPage();
    expect(portal.entryPoint()).toBeNull();
    const along = ['orders', 'login', 'orders'].map((path) => {
      router.push(`/self-service-portal/${path}`);
      return portal.entryPoint();
    });
    expect(along).toEqual(['order-page', 'order-page', 'order-page']);
    router.push('/chat');
    router.push('/self-service-portal/home');
    router.push('/self-service-portal/orders');
    expect(portal.entryPoint()).toBe('home-page');
  });

  it('is taken from this tab too when the client has cleared what was kept, and that it was is known', () => {
    const { portal, kept, visitor } = openPage();
    portal.signIn(signedIn);
    portal.keepOrders(orders);
    visitor.update((state) => ({ ...state, isConnected: true }));
    expect(portal.store.get()).toMatchObject({ access: signedIn, isTaken: false });
    kept.delete(storageKey(7, 'order-access'));
    visitor.update((state) => ({ ...state, isConnected: false }));
    expect(portal.store.get()).toMatchObject({ access: null, cache: null, isTaken: true });
  });
});
