import type { OrderCustomer } from '@shopbell/protocol';
import type { CommercePlatform, CustomerKey } from '../CommercePlatform';
import { guestIdOf, isBlank, isCustomerBy, orderOfGuest } from '../isCustomerBy';
import { isOrderOf, plainEmail, plainPhone } from '../isOrderOf';
import { amountIn, isMore } from '../money';
import { inOurWords, instantOf, textOf } from '../platformWords';
import { readAs } from '../readAs';
import { createBigCommerceActions } from './actions';
import { type BigCommerceOptions, createBigCommerceCalls } from './createBigCommerceCalls';
import { createBigCommerceProducts } from './products';
import {
  addressList,
  type BigCommerceOrder,
  bigCommerceOrder,
  customerData,
  customerList,
  lineList,
  orderList,
  refundList,
  shipmentList,
  transactionList,
} from './shapes';
import { status, transactionKinds } from './states';
import { toOrder } from './toOrder';

/** BigCommerce by REST, version 2 for orders and 3 for money. Guests have no account: they are known by their orders. */
export function createBigCommercePlatform(options: BigCommerceOptions): CommercePlatform {
  const calls = createBigCommerceCalls(options);
  const { get, list } = calls;

  async function readOrder(orderId: number): Promise<BigCommerceOrder | null> {
    const json = await get(`/v2/orders/${orderId}`);
    return json === null ? null : readAs(bigCommerceOrder, json, 'An order');
  }

  /** What stands in the order itself is not asked for: a shop has 150 questions in 30 seconds. */
  async function whole(order: BigCommerceOrder) {
    const path = `/v2/orders/${order.id}`;
    const [lines, addresses, shipments, refunds] = await Promise.all([
      list(`${path}/products`, lineList),
      order.shipping_address_count === 0 ? [] : list(`${path}/shipping_addresses`, addressList, { most: 1 }),
      order.items_shipped === 0 ? [] : list(`${path}/shipments`, shipmentList),
      isMore(order.refunded_amount, 0) ? refundsOf(order.id) : [],
    ]);
    return toOrder(order, { lines, addresses, shipments, refunds });
  }

  async function refundsOf(orderId: number) {
    const json = await get(`/v3/orders/${orderId}/payment_actions/refunds`);
    return json === null ? [] : readAs(refundList, json, 'The refunds').data;
  }

  const ordersBy = (query: Record<string, string | number>, most: number) =>
    list('/v2/orders', orderList, {
      query: { ...query, sort: 'date_created:desc' },
      most,
      isWanted: isPlaced,
    });

  async function findAccount(by: CustomerKey): Promise<OrderCustomer | null> {
    const found = await accountsBy(by);
    const customers = found.map(({ id, email, first_name, phone }) => ({
      ...{ id, email: textOf(email), first_name: textOf(first_name), phone: textOf(phone) },
    }));
    return customers.find((customer) => isCustomerBy(by, customer)) ?? null;
  }

  async function accountsBy(by: CustomerKey) {
    if ('phone' in by)
      return list('/v2/customers', customerList, { query: { phone: plainPhone(by.phone) }, most: 10 });
    const query = 'id' in by ? { 'id:in': by.id } : { 'email:in': plainEmail(by.email) };
    const json = await get('/v3/customers', query);
    return json === null ? [] : readAs(customerData, json, 'The customers').data;
  }

  async function findGuest(by: CustomerKey): Promise<OrderCustomer | null> {
    if ('phone' in by) return null;
    const orderId = 'id' in by ? orderOfGuest(by.id) : null;
    const found = orderId ? await readOrder(orderId) : 'email' in by ? await lastUnder(by.email) : null;
    return found && found.customer_id === 0 && isPlaced(found) ? toGuest(found) : null;
  }

  async function lastUnder(email: string): Promise<BigCommerceOrder | null> {
    const orders = await ordersBy({ email: plainEmail(email) }, 1);
    return (
      orders.find(({ billing_address }) => plainEmail(billing_address.email ?? '') === plainEmail(email)) ??
      null
    );
  }

  return {
    async findCustomer(by) {
      if (isBlank(by)) return null;
      const isGuest = 'id' in by && orderOfGuest(by.id) !== null;
      return (isGuest ? null : await findAccount(by)) ?? findGuest(by);
    },

    async ordersOf(customer, most) {
      const [inAccount, underAddress] = await Promise.all([
        customer.id > 0 ? ordersBy({ customer_id: customer.id }, most) : [],
        customer.email ? ordersBy({ email: plainEmail(customer.email) }, most) : [],
      ]);
      const own = [...new Map([...inAccount, ...underAddress].map((order) => [order.id, order])).values()]
        .filter((order) => isOwn(customer, order))
        .sort(
          (one, other) => Date.parse(other.date_created) - Date.parse(one.date_created) || other.id - one.id,
        );
      return Promise.all(own.slice(0, most).map(whole));
    },

    async findOrder(customer, orderId) {
      const order = await readOrder(orderId);
      return order && isPlaced(order) && isOwn(customer, order) ? whole(order) : null;
    },

    async transactionsOf(orderId) {
      const json = await get(`/v3/orders/${orderId}/transactions`);
      const { data } = json === null ? { data: [] } : readAs(transactionList, json, 'The payments');
      return data.flatMap(
        ({ id, event, status: outcome, currency, gateway, amount, credit_card, date_created }) => {
          const kind = inOurWords(transactionKinds, event);
          if (!kind) return [];
          return {
            ...{ id, kind, status: outcomeOf(event, outcome), currency, gateway: textOf(gateway) },
            amount: amountIn(currency, amount) ?? '0',
            card: credit_card?.card_last4
              ? { company: credit_card.card_type ?? '', digits: credit_card.card_last4 }
              : null,
            created_at: instantOf(date_created),
          };
        },
      );
    },

    ...createBigCommerceProducts(calls),
    ...createBigCommerceActions(calls),
  };
}

const outcomeOf = (event: string, said: string | null | undefined) => {
  if (said === 'error') return 'failure';
  return event === 'pending' ? 'pending' : 'success';
};

/** Carts that nobody finished are kept among the orders. */
const isPlaced = ({ status_id, is_deleted }: BigCommerceOrder): boolean =>
  status_id !== status.incomplete && !is_deleted;

const toGuest = ({ id, billing_address }: BigCommerceOrder): OrderCustomer => ({
  id: guestIdOf(id),
  first_name: textOf(billing_address.first_name),
  email: textOf(billing_address.email),
  phone: null,
});

const isOwn = (customer: OrderCustomer, { billing_address, customer_id }: BigCommerceOrder): boolean =>
  isOrderOf(
    customer,
    { email: textOf(billing_address.email), phone: textOf(billing_address.phone) },
    customer_id,
  );
