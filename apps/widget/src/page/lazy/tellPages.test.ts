import { createFakeMessage } from '@shopbell/client/testing';
import { createStore, emptyVisitor } from '@shopbell/client/visitor';
import { afterEach, expect, it, vi } from 'vitest';
import type { LazyClient } from '../../client';
import { tellPages } from './tellPages';

afterEach(() => vi.unstubAllGlobals());

function open({ isConnected = true, messageCount = 1 } = {}) {
  const state = (connected: boolean, count: number) => ({
    ...emptyVisitor,
    isConnected: connected,
    conversation: {
      ...emptyVisitor.conversation,
      messages: Array.from({ length: count }, (_, index) => createFakeMessage(index + 1)),
    },
  });
  const tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', tab);
  const store = createStore(state(isConnected, messageCount));
  const page = createStore({ url: 'https://shop.test/', isCheckout: false });
  const told: unknown[] = [];
  const client = { signal: (type: string, payload: object) => told.push([type, payload]) > 0 };
  const run: LazyClient['run'] = async (action) => action(client as Parameters<typeof action>[0]);
  const stop = tellPages({ store, run }, page);
  return {
    stop,
    told: () => told.splice(0),
    go: (path: string) => page.update((before) => ({ ...before, url: `https://shop.test${path}` })),
    change: (connected: boolean, count = 1) => store.update(() => state(connected, count)),
    hide(hidden: boolean) {
      tab.hidden = hidden;
      tab.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const viewed = (path: string) => ['page-viewed', { url: `https://shop.test${path}` }];

it('each page is told once, without what stands behind its address', () => {
  const { told, go } = open();
  go('/cart?token=secret');
  go('/cart#top');
  go('/');
  expect(told()).toEqual([viewed('/'), viewed('/cart'), viewed('/')]);
});

it('nothing is told of a shopper who has not written', () => {
  const { told, go, change } = open({ messageCount: 0 });
  go('/cart');
  expect(told()).toEqual([]);
  change(true, 1);
  expect(told()).toEqual([viewed('/cart')]);
});

it('after a reconnect it is told anew', () => {
  const { told, go, change } = open({ isConnected: false });
  go('/cart');
  expect(told()).toEqual([]);
  change(true);
  change(false);
  change(true);
  expect(told()).toEqual([viewed('/cart'), viewed('/cart')]);
});

it('a tab behind another keeps quiet, and says where it is when it comes to the front', () => {
  const { told, go, hide } = open();
  hide(true);
  go('/cart');
  expect(told()).toEqual([viewed('/')]);
  hide(false);
  expect(told()).toEqual([viewed('/cart')]);
});

it('a chat that is taken off the page tells nothing more', () => {
  const { told, go, hide, stop } = open();
  stop();
  go('/cart');
  hide(true);
  hide(false);
  expect(told()).toEqual([viewed('/')]);
});
