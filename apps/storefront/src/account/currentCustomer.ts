import type { FastifyRequest } from 'fastify';
import type { Shop } from '../createShop';
import type { Customer } from '../customers/customer';

export function currentCustomer(shop: Shop, request: FastifyRequest): Customer | null {
  const id = shop.sessions.customerIdOf(request.headers.cookie);
  return (id === null ? undefined : shop.customers.byId(id)) ?? null;
}
