import type { Order } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { stateOf } from './orderWords';

const order = (more: Partial<Order>) =>
  ({ cancelled_at: null, fulfillment_status: null, financial_status: 'paid', ...more }) as Order;

it.each([
  [{}, 'Not shipped, paid'],
  [{ fulfillment_status: 'partial' }, 'Partly shipped, paid'],
  [{ fulfillment_status: 'fulfilled', financial_status: 'partially_refunded' }, 'Shipped, partly refunded'],
  [{ cancelled_at: '2026-11-01T10:00:00Z', financial_status: 'refunded' }, 'Cancelled, refunded'],
  [{ financial_status: null }, 'Not shipped'],
] as const)('an order that is %j reads "%s"', (more, words) => {
  expect(stateOf(order(more))).toBe(words);
});
