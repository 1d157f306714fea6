import type { Trigger } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { type CustomerFacts, isCustomerFor } from './index';

const facts: CustomerFacts = {
  ordersCount: 3,
  amountSpent: 120.5,
  orderedProducts: ['7001', '7002'],
  tags: ['VIP', ' wholesale '],
  countries: ['DE'],
};
const holds = (key: string, operator: string, value: Trigger['value'], of = facts) =>
  isCustomerFor([{ key, operator, value }], of);
const outcomes = (key: string, value: Trigger['value']) =>
  ['gt', 'lt', 'eq', 'constructor'].map((operator) => holds(key, operator, value));

it('[TRG-24] orders and money are compared by gt, lt and eq', () => {
  expect(outcomes('orders_count', 2)).toEqual([true, false, false, false]);
  expect(outcomes('orders_count', 3)).toEqual([false, false, true, false]);
  expect(outcomes('amount_spent', 121)).toEqual([false, true, false, false]);
  expect(outcomes('amount_spent', '121')).toEqual([false, false, false, false]);
});

it('[TRG-25] products, tags and countries contain or do not, trimmed and whatever their case', () => {
  expect(holds('ordered_products', 'contains', [7002, 7003])).toBe(true);
  expect(holds('ordered_products', 'notContains', ['7003'])).toBe(true);
  expect(holds('customer_tags', 'contains', ['Wholesale'])).toBe(true);
  expect(holds('customer_tags', 'notContains', ['vip'])).toBe(false);
  expect(holds('country_code', 'eq', ['de'])).toBe(true);
  expect(holds('country_code', 'contains', 'FR')).toBe(false);
  expect(holds('customer_tags', 'eq', ['vip', 'wholesale'])).toBe(false);
});

it('[CMP-18] what the shop cannot be asked is no, and others than these are not asked of it', () => {
  expect(holds('customer_tags', 'notContains', ['vip'], { ...facts, tags: null })).toBe(false);
  expect(holds('country_code', 'eq', ['de'], { ...facts, countries: [] })).toBe(false);
  const page = { key: 'cart_value', operator: 'gt', value: 900 };
  expect(isCustomerFor([page, { key: 'orders_count', operator: 'eq', value: 3 }], facts)).toBe(true);
  expect(isCustomerFor([{ key: 'orders_count', operator: 'eq', value: 4 }], facts)).toBe(false);
});
