import type { Order } from '@shopbell/protocol';
import { order, orderCustomer, orderTransaction } from '@shopbell/protocol/schemas';
import { exchangesOf } from '@shopbell/rules/orders';
import { z } from 'zod';
import type { Outgoing } from '../../outgoing';
import { askPlatform, tellPlatform } from '../askPlatform';
import {
  type CommercePlatform,
  type CustomerKey,
  everyAction,
  type ProductsWanted,
} from '../CommercePlatform';
import { isBlank, isCustomerBy } from '../isCustomerBy';
import { isOrderOf, plainEmail } from '../isOrderOf';
import { sumIn } from '../money';
import { readAs } from '../readAs';
import { toShopProduct } from '../toShopProduct';

export interface DemoPlatformOptions {
  readonly outgoing: Outgoing;
  /** Where the shop is asked, as `http://localhost:4000`. */
  readonly origin: string;
  /** Where people find it: addresses in its answers lead there. */
  readonly publicOrigin: string;
  readonly accessToken: string;
  readonly timeoutMs?: number;
}

/** The demo shop, asked over its own admin API like any other. */
export function createDemoPlatform(options: DemoPlatformOptions): CommercePlatform {
  const { outgoing, origin, publicOrigin, accessToken, timeoutMs = 10_000 } = options;

  const headers = { accept: 'application/json', 'x-shop-access-token': accessToken };

  async function ask(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const address = new URL(`/admin/api${path}?${new URLSearchParams(query)}`, origin);
    return (await askPlatform(outgoing, address, { headers, timeoutMs })).json;
  }

  async function tell(method: 'POST' | 'PUT', path: string, body: object) {
    const request = {
      ...{ method, timeoutMs, body: JSON.stringify(body) },
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const answer = await tellPlatform(outgoing, new URL(`/admin/api${path}`, origin), request);
    if (answer === null) return 'declined';
    readAs(oneOrder, answer.json, 'The order that was changed');
    return 'accepted';
  }

  const isFromThere = (url: string) => url === origin || url.startsWith(`${origin}/`);
  const outside = (url: string) => (isFromThere(url) ? `${publicOrigin}${url.slice(origin.length)}` : url);
  const toOrder = (read: z.infer<typeof demoOrder>) => orderOf(read, outside);

  return {
    async findCustomer(by) {
      if (isBlank(by)) return null;
      if ('id' in by) {
        const json = await ask(`/customers/${by.id}.json`);
        return json === null ? null : readAs(oneCustomer, json, 'A customer').customer;
      }
      const { customers } = readAs(customerList, await ask('/customers.json', queryOf(by)), 'The customers');
      return customers.find((customer) => isCustomerBy(by, customer)) ?? null;
    },

    async tagsOf({ id }) {
      const json = await ask(`/customers/${id}.json`);
      const { tags } = json === null ? { tags: '' } : readAs(markedCustomer, json, 'A customer').customer;
      return tags.split(', ').filter(Boolean);
    },

    async ordersOf(customer, most) {
      const query = {
        customer_id: String(customer.id),
        email: customer.email ?? '',
        phone: customer.phone ?? '',
        limit: String(most),
      };
      const { orders } = readAs(orderList, await ask('/orders.json', query), 'The orders');
      const own = orders.filter((one) => isOrderOf(customer, one, one.customer?.id ?? null));
      return own.map(toOrder).slice(0, most);
    },

    async findOrder(customer, orderId) {
      const json = await ask(`/orders/${orderId}.json`);
      if (json === null) return null;
      const { order: found } = readAs(oneOrder, json, 'An order');
      return isOrderOf(customer, found, found.customer?.id ?? null) ? toOrder(found) : null;
    },

    async products(wanted, most) {
      const { products } = readAs(
        productList,
        await ask('/products.json', productsQuery(wanted, most)),
        'The products',
      );
      return products.flatMap(({ id, title, handle, product_type, images, variants }) =>
        toShopProduct({
          ...{ id, title, kind: product_type, currency: 'USD' },
          url: `${publicOrigin}/products/${handle}`,
          imageUrl: images[0] && outside(new URL(images[0].src, origin).href),
          ...{ price: variants[0]?.price, before: variants[0]?.compare_at_price },
          forms: variants.map(({ available, ...form }) => ({ ...form, isAvailable: available })),
        }),
      );
    },

    async transactionsOf(orderId) {
      const json = await ask(`/orders/${orderId}/transactions.json`);
      if (json === null) return [];
      return readAs(transactionList, json, 'The payments').transactions.map(
        ({ payment_details, ...transaction }) => ({ ...transaction, card: cardOf(payment_details) }),
      );
    },

    can: everyAction,
    returns: {
      async returnable(orderId) {
        const json = await ask(`/orders/${orderId}/returnable.json`);
        return json === null ? [] : readAs(returnableList, json, 'What can go back').returnable;
      },
      async variants(productId) {
        const json = await ask('/products.json', { ids: String(productId), limit: '1' });
        const { products } = readAs(variantList, json, 'The variants');
        return (products[0]?.variants ?? []).map(({ available, ...variant }) => ({
          ...variant,
          isAvailable: available,
        }));
      },
      create: (orderId, { items, reason }) =>
        tell('POST', `/orders/${orderId}/returns.json`, {
          return: {
            return_line_items: items.map(({ id, quantity }) => ({ line_item_id: id, quantity })),
            exchange_line_items: exchangesOf(items).map(({ id, quantity }) => ({ variant_id: id, quantity })),
            note: reason ?? '',
          },
        }),
    },
    cancelOrder: (orderId) => tell('POST', `/orders/${orderId}/cancel.json`, { reason: 'customer' }),
    changeAddress: (orderId, address) =>
      tell('PUT', `/orders/${orderId}.json`, { order: { shipping_address: address } }),
    async isCodeValid(code) {
      const json = await ask('/discount_codes/lookup.json', { code });
      return json !== null && readAs(oneCode, json, 'A code').discount_code.status === 'active';
    },
  };
}

const queryOf = (by: Exclude<CustomerKey, { id: number }>): Record<string, string> =>
  'email' in by ? { email: plainEmail(by.email) } : { phone: by.phone };

const productsQuery = (wanted: ProductsWanted, most: number): Record<string, string> => ({
  limit: String(most),
  ...('words' in wanted && { q: wanted.words }),
  ...('ids' in wanted && { ids: wanted.ids.join(',') }),
  ...('kind' in wanted && { product_type: wanted.kind }),
});

const productList = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      handle: z.string(),
      product_type: z.string(),
      images: z.array(z.object({ src: z.string() })),
      variants: z.array(
        z.object({
          ...{ id: z.number(), title: z.string(), price: z.string(), available: z.boolean() },
          compare_at_price: z.string().nullable(),
        }),
      ),
    }),
  ),
});

const returnableList = z.object({
  returnable: z.array(z.object({ id: z.number(), quantity: z.number() })),
});
const variantList = z.object({
  products: z.array(
    z.object({
      variants: z.array(
        z.object({ id: z.number(), title: z.string(), price: z.string(), available: z.boolean() }),
      ),
    }),
  ),
});
const oneCode = z.object({ discount_code: z.object({ status: z.string() }) });
const markedCustomer = z.object({ customer: z.object({ tags: z.string() }) });
const oneCustomer = z.object({ customer: orderCustomer });
const customerList = z.object({ customers: z.array(orderCustomer) });

const demoOrder = order.omit({ total_tax: true, total_discounts: true, refunds: true }).extend({
  customer: z.object({ id: z.number() }).nullable(),
  refunds: z.array(
    z.object({
      created_at: z.string(),
      refund_line_items: z.array(z.object({ line_item_id: z.number(), quantity: z.number() })),
      transactions: z.array(z.object({ amount: z.string() })),
    }),
  ),
});
const oneOrder = z.object({ order: demoOrder });
const orderList = z.object({ orders: z.array(demoOrder) });

const payment = z.object({ credit_card_company: z.string(), credit_card_number: z.string() }).nullable();
const transactionList = z.object({
  transactions: z.array(orderTransaction.omit({ card: true }).extend({ payment_details: payment })),
});

const cardOf = (details: z.infer<typeof payment>) =>
  details && { company: details.credit_card_company, digits: details.credit_card_number.slice(-4) };

function orderOf(read: z.infer<typeof demoOrder>, outside: (url: string) => string): Order {
  const { customer: _, ...rest } = read;
  return {
    ...rest,
    total_tax: null,
    total_discounts: null,
    order_status_url: rest.order_status_url && outside(rest.order_status_url),
    line_items: rest.line_items.map((line) => ({ ...line, image: line.image && outside(line.image) })),
    fulfillments: rest.fulfillments.map((one) => ({ ...one, tracking_urls: one.tracking_urls.map(outside) })),
    refunds: rest.refunds.map(({ created_at, refund_line_items, transactions }) => ({
      created_at,
      amount: sumIn(
        rest.currency,
        transactions.map(({ amount }) => amount),
      ),
      line_items: refund_line_items.map(({ line_item_id, quantity }) => ({ id: line_item_id, quantity })),
    })),
  };
}
