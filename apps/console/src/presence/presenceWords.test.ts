import { expect, it } from 'vitest';
import { shoppersSee } from './presenceWords';

const member = (status: 'online' | 'away' | 'offline') => ({
  userId: status,
  name: status,
  avatarUrl: null,
  status,
});

it('shoppers see someone as long as one person is online', () => {
  expect(shoppersSee([member('away'), member('online')])).toBe('Shoppers see that someone is here.');
});

it('shoppers see nobody where all are away or gone', () => {
  expect(shoppersSee([member('away'), member('offline')])).toMatch(/nobody is here/);
});
