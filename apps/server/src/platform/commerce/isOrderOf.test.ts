import { describe, expect, it } from 'vitest';
import { isOrderOf } from './isOrderOf';

const hazel = { id: 7, first_name: 'Hazel', email: 'Hazel@Shop.test', phone: '+12025550143' };
const nobody = { email: null, phone: null };

describe('[ORD-01] an order is a customer’s', () => {
  it.each([
    ['by their account', nobody, 7],
    ['by their address, however it is written', { ...nobody, email: ' hazel@shop.TEST' }, null],
    ['by their number, however it is written', { ...nobody, phone: '+1 (202) 555-0143' }, 9],
  ])('%s', (_, order, ownerId) => {
    expect(isOrderOf(hazel, order, ownerId)).toBe(true);
  });
});

describe('[ORD-01] an order is somebody else’s', () => {
  it.each([
    ['with nothing in common', hazel, { email: 'ivy@shop.test', phone: '+12025550144' }, 8],
    ['where neither says anything', { ...hazel, ...nobody }, nobody, null],
    ['where neither has an account', { ...hazel, id: 0, ...nobody }, nobody, 0],
    ['where both are empty', { ...hazel, email: '', phone: '' }, { email: '', phone: ' ' }, null],
  ])('%s', (_, customer, order, ownerId) => {
    expect(isOrderOf(customer, order, ownerId)).toBe(false);
  });
});
