import type { Trigger } from '@shopbell/protocol';

/** TRG-24, TRG-25. */
export const customerKeys = [
  'orders_count',
  'amount_spent',
  'ordered_products',
  'customer_tags',
  'country_code',
] as const;

/** Only the shop's own data can answer it. */
export const isOfCustomer = ({ key }: Trigger): boolean => customerKeys.includes(key as never);
