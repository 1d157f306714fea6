import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '../../problems';
import { createCustomerDetails } from './customerDetails';
import { memoryStorage } from './memoryStorage';

const dayMs = 24 * 60 * 60_000;

function openDetails() {
  const storage = memoryStorage();
  const problems: ClientProblem[] = [];
  let nowMs = Date.parse('2026-11-15T10:00:00Z');
  const details = createCustomerDetails({
    storage,
    appId: 7,
    now: () => nowMs,
    onProblem: (problem) => problems.push(problem),
  });
  return { ...details, storage, problems, pass: (ms: number) => (nowMs += ms) };
}

const nobody = { email: null, id: null, orderNumber: null, firstName: null };

it('[STO-02] email, id, order number and first name are kept each by itself', () => {
  const { read, save, storage } = openDetails();
  expect(read()).toEqual(nobody);
  save({ email: 'ada@shop.test', id: '42' });
  save({ orderNumber: '#1001', firstName: 'Ada' });
  expect(read()).toEqual({ email: 'ada@shop.test', id: '42', orderNumber: '#1001', firstName: 'Ada' });
  expect(storage.keys()).toEqual([
    'gorgias-chat-7-customer-email',
    'gorgias-chat-7-customer-id',
    'gorgias-chat-7-order-number',
    'gorgias-chat-7-first-name',
  ]);
});

it('[ENT-43] a user has an email, from the page or from themselves, and a first name', () => {
  const { read, save, storage } = openDetails();
  storage.write('gorgias-chat-7-captured-email', 'ada@shop.test');
  save({ firstName: 'Ada' });
  const { email, firstName } = read();
  expect({ email, firstName }).toEqual({ email: 'ada@shop.test', firstName: 'Ada' });
});

it('[STO-10] are kept for 30 days', () => {
  const { read, save, pass } = openDetails();
  save({ firstName: 'Ada' });
  pass(30 * dayMs - 1);
  expect(read().firstName).toBe('Ada');
  pass(1);
  expect(read()).toEqual(nobody);
});

it('[STO-09] a value that is no JSON is told and read as nothing', () => {
  const { read, storage, problems } = openDetails();
  storage.write('gorgias-chat-7-first-name', '{');
  expect(read().firstName).toBeNull();
  expect(problems).toEqual([{ code: 'INVALID_STORED_JSON', info: { key: 'gorgias-chat-7-first-name' } }]);
});

describe('[STO-11] the captured email', () => {
  it('is the email of the customer', () => {
    const { read, save, storage } = openDetails();
    save({ email: 'old@shop.test' });
    storage.write('gorgias-chat-7-captured-email', 'ada@shop.test');
    expect(read().email).toBe('ada@shop.test');
  });

  it('is ignored unless it is one', () => {
    const { read, storage } = openDetails();
    storage.write('gorgias-chat-7-captured-email', 'ada at shop');
    expect(read().email).toBeNull();
  });
});
