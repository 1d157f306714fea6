import type { OrderCustomer, OrderTransaction } from '@shopbell/protocol';
import { CommerceError, type CommercePlatform, type CustomerKey } from '../CommercePlatform';
import { isBlank, isCustomerBy } from '../isCustomerBy';
import { isOrderOf, plainEmail, plainPhone } from '../isOrderOf';
import { amountIn } from '../money';
import { inOurWords, instantOf, textOf } from '../platformWords';
import { readAs } from '../readAs';
import { createShopifyActions } from './actions';
import { createAskShopify, type ShopifyOptions } from './askShopify';
import { createShopifyProducts } from './products';
import {
  codeQuery,
  findCustomerQuery,
  linesQuery,
  orderPageSize,
  orderQuery,
  ordersQuery,
  returnedOrderQuery,
  tagsQuery,
  transactionsQuery,
} from './queries';
import {
  foundCode,
  foundCustomer,
  foundOrder,
  foundTags,
  foundTransactions,
  linesPage,
  ordersPage,
  type ShopifyOrder,
} from './shapes';
import { transactionKinds, transactionStates } from './states';
import { gidOf, toOrder } from './toOrder';

/** Shopify's Admin API in GraphQL. Guests are customers there, with a number of their own. */
export function createShopifyPlatform(options: ShopifyOptions): CommercePlatform {
  const ask = createAskShopify(options);
  const { scopes = [] } = options;
  const maySeeReturns = scopes.some((scope) => scope === 'read_returns' || scope === 'write_returns');

  /** A shop may take a scope back; then its orders are shown without what needs it. */
  async function askOrder(id: string): Promise<unknown> {
    if (!maySeeReturns) return ask(orderQuery, { id });
    return ask(returnedOrderQuery, { id }).catch((error) => {
      if (error instanceof CommerceError && error.trouble === 'refused') return ask(orderQuery, { id });
      throw error;
    });
  }

  async function whole(order: ShopifyOrder) {
    const lines = [...order.lineItems.nodes];
    let { pageInfo } = order.lineItems;
    while (pageInfo.hasNextPage) {
      const variables = { id: gidOf('Order', order.legacyResourceId), after: pageInfo.endCursor };
      const { order: more } = readAs(linesPage, await ask(linesQuery, variables), 'The lines');
      if (!more) break;
      lines.push(...more.lineItems.nodes);
      pageInfo = more.lineItems.pageInfo;
    }
    return toOrder(order, lines);
  }

  /** Newest first. */
  async function* pagesOf(customer: OrderCustomer, most: number): AsyncGenerator<ShopifyOrder[]> {
    const search = searchOf(customer);
    let from: Cursor = { endCursor: null, hasNextPage: true };
    while (from.hasNextPage) {
      const variables = { first: Math.min(most, orderPageSize), after: from.endCursor, search };
      const { orders } = readAs(ordersPage, await ask(ordersQuery, variables), 'The orders');
      yield orders.nodes;
      from = orders.pageInfo;
    }
  }

  return {
    async findCustomer(by) {
      if (isBlank(by)) return null;
      const json = await ask(findCustomerQuery, { identifier: identifierOf(by) });
      const { customerByIdentifier: found } = readAs(foundCustomer, json, 'A customer');
      if (!found) return null;
      const customer = {
        id: found.legacyResourceId,
        first_name: textOf(found.firstName),
        email: textOf(found.defaultEmailAddress?.emailAddress),
        phone: textOf(found.defaultPhoneNumber?.phoneNumber),
      };
      return isCustomerBy(by, customer) ? customer : null;
    },

    async ordersOf(customer, most) {
      const own: ShopifyOrder[] = [];
      for await (const page of pagesOf(customer, most)) {
        own.push(...page.filter((order) => isOwn(customer, order)));
        if (own.length >= most) break;
      }
      return Promise.all(own.slice(0, most).map(whole));
    },

    async findOrder(customer, orderId) {
      const json = await askOrder(gidOf('Order', orderId));
      const { order } = readAs(foundOrder, json, 'An order');
      return order && isOwn(customer, order) ? whole(order) : null;
    },

    async transactionsOf(orderId) {
      const json = await ask(transactionsQuery, { id: gidOf('Order', orderId) });
      const { order } = readAs(foundTransactions, json, 'The payments');
      return (order?.transactions ?? []).flatMap((transaction) => toTransaction(transaction) ?? []);
    },

    async tagsOf({ id }) {
      const json = await ask(tagsQuery, { id: gidOf('Customer', id) });
      return readAs(foundTags, json, 'The tags').customer?.tags ?? [];
    },

    async isCodeValid(code) {
      const { codeDiscountNodeByCode: found } = readAs(foundCode, await ask(codeQuery, { code }), 'A code');
      return found?.codeDiscount.status === 'ACTIVE';
    },

    ...createShopifyProducts(ask),
    ...createShopifyActions(ask, scopes.includes('write_returns')),
  };
}

interface Cursor {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null | undefined;
}

function identifierOf(by: CustomerKey): Record<string, string> {
  if ('id' in by) return { id: gidOf('Customer', by.id) };
  return 'email' in by ? { emailAddress: plainEmail(by.email) } : { phoneNumber: plainPhone(by.phone) };
}

/** Within quotes a backslash keeps a quote from ending them. */
function searchOf({ id, email }: OrderCustomer): string {
  const byAddress = email ? [`email:"${plainEmail(email).replace(/["\\]/g, '\\$&')}"`] : [];
  return [`customer_id:${id}`, ...byAddress].join(' OR ');
}

const isOwn = (customer: OrderCustomer, { email, phone, customer: owner }: ShopifyOrder): boolean =>
  isOrderOf(customer, { email: textOf(email), phone: textOf(phone) }, owner?.legacyResourceId ?? null);

type Found = NonNullable<ReturnType<typeof foundTransactions.parse>['order']>['transactions'][number];

/** Null for what moves no money: a suggestion, change that was given. */
function toTransaction({ id, amountSet, paymentDetails, ...found }: Found): OrderTransaction | null {
  const kind = inOurWords(transactionKinds, found.kind);
  const status = inOurWords(transactionStates, found.status);
  const { amount, currencyCode } = amountSet.presentmentMoney;
  if (!kind || !status || !found.createdAt) return null;
  return {
    ...{ id, kind, status, currency: currencyCode },
    amount: amountIn(currencyCode, amount) ?? '0',
    gateway: textOf(found.formattedGateway),
    card: paymentDetails?.number
      ? { company: paymentDetails.company ?? '', digits: paymentDetails.number.slice(-4) }
      : null,
    created_at: instantOf(found.createdAt),
  };
}
