import { triedParts } from '../triedParts';
import { type BigCommerceOptions, createBigCommerceCalls } from './createBigCommerceCalls';
import { orderList } from './shapes';

/** Which scopes, as BigCommerce's own form calls them, a token must be allowed and is not. */
export function bigCommerceAccess(options: BigCommerceOptions) {
  const { get, list } = createBigCommerceCalls(options);
  return triedParts({
    'Orders: read-only': () => list('/v2/orders', orderList, { most: 1 }),
    'Customers: read-only': () => get('/v3/customers', { limit: 1 }),
    // There is no list of all: an order that does not exist is asked for, and its absence is the answer.
    'Order Transactions: read-only': () => get('/v3/orders/1/transactions'),
  });
}
