import { randomBytes } from 'node:crypto';
import { createSessions, type Sessions } from './account/createSessions';
import { createSignInLimit, type SignInLimit } from './account/createSignInLimit';
import { type Catalog, createCatalog } from './catalog/createCatalog';
import { type Customers, createCustomers } from './customers/createCustomers';
import { createOrderBook, type OrderBook } from './orders/createOrderBook';
import {
  createWebhooks,
  silentWebhooks,
  type WebhookOptions,
  type Webhooks,
} from './webhooks/createWebhooks';

/** Everything the shop remembers. It lives in this process and begins anew with it. */
export type Shop = {
  catalog: Catalog;
  customers: Customers;
  orders: OrderBook;
  sessions: Sessions;
  signInLimit: SignInLimit;
  webhooks: Webhooks;
  now: () => Date;
  /** 32 hex digits that nobody can guess. */
  newToken: () => string;
  /** A fresh one for every page under a policy. */
  newNonce: () => string;
};

export type ShopOptions = {
  secret?: string;
  now?: () => Date;
  random?: (size: number) => Buffer;
  webhook?: WebhookOptions;
};

export function createShop(options: ShopOptions): Shop {
  const { secret, now = () => new Date(), random = randomBytes, webhook } = options;
  const start = now();
  const newToken = () => random(16).toString('hex');
  const catalog = createCatalog();
  const customers = createCustomers(start, now);
  return {
    catalog,
    customers,
    orders: createOrderBook({ start, catalog, customers, newToken }),
    sessions: createSessions(secret ?? newToken(), now),
    signInLimit: createSignInLimit(now),
    webhooks: webhook ? createWebhooks(webhook) : silentWebhooks,
    now,
    newToken,
    newNonce: () => random(18).toString('base64'),
  };
}
