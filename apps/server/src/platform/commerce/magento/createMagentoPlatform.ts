import type { OrderCustomer, OrderTransaction } from '@shopbell/protocol';
import type { z } from 'zod';
import type { CommercePlatform, CustomerKey } from '../CommercePlatform';
import { guestIdOf, isBlank, isCustomerBy, orderOfGuest } from '../isCustomerBy';
import { isOrderOf, plainEmail, plainPhone } from '../isOrderOf';
import { amountIn, isMore } from '../money';
import { inOurWords, instantOf, textOf } from '../platformWords';
import { readAs } from '../readAs';
import { createMagentoActions } from './actions';
import { createMagentoCalls, type Filter, type MagentoOptions } from './createMagentoCalls';
import { createMagentoProducts } from './products';
import type { MagentoOrder } from './shapes';
import { magentoCustomer, magentoInvoice, magentoOrder, magentoRefund, magentoShipment } from './shapes';
import { invoiceStates, refundStates } from './states';
import { toOrder } from './toOrder';

/** Magento 2 and Adobe Commerce by REST. Guests have no account there: they are known by their orders. */
export function createMagentoPlatform(options: MagentoOptions): CommercePlatform {
  const calls = createMagentoCalls(options);
  const { get, search } = calls;

  async function readOrder(orderId: number): Promise<MagentoOrder | null> {
    const json = await get(`orders/${orderId}`);
    return json === null ? null : readAs(magentoOrder, json, 'An order');
  }

  /** Parcels and refunds of all of them at once: three questions, however many orders. */
  async function whole(orders: readonly MagentoOrder[]) {
    const within = (some: readonly MagentoOrder[]): { any: Filter[] } => ({
      any: [['order_id', 'in', some.map(({ entity_id }) => entity_id).join(',')]],
    });
    const shipped = orders.filter(({ items }) => items.some(({ qty_shipped }) => isMore(qty_shipped, 0)));
    const refunded = orders.filter(({ total_refunded }) => isMore(total_refunded, 0));
    const [shipments, refunds] = await Promise.all([
      shipped.length > 0 ? search('shipments', magentoShipment, within(shipped)) : [],
      refunded.length > 0 ? search('creditmemos', magentoRefund, within(refunded)) : [],
    ]);
    return orders.map((order) => toOrder(order, { shipments, refunds }));
  }

  async function findAccount(by: CustomerKey): Promise<OrderCustomer | null> {
    if ('id' in by) {
      const json = await get(`customers/${by.id}`);
      return json === null ? null : toCustomer(readAs(magentoCustomer, json, 'A customer'));
    }
    const found = await search('customers/search', magentoCustomer, { any: [filterOf(by)], most: 10 });
    return found.map(toCustomer).find((customer) => isCustomerBy(by, customer)) ?? null;
  }

  async function findGuest(by: CustomerKey): Promise<OrderCustomer | null> {
    if ('phone' in by) return null;
    const orderId = 'id' in by ? orderOfGuest(by.id) : null;
    const found = orderId ? await readOrder(orderId) : 'email' in by ? await lastUnder(by.email) : null;
    return found && !found.customer_id ? toGuest(found) : null;
  }

  async function lastUnder(email: string): Promise<MagentoOrder | null> {
    const any: Filter[] = [['customer_email', 'eq', plainEmail(email)]];
    const orders = await search('orders', magentoOrder, { any, newestFirst: true, most: 1 });
    return (
      orders.find(({ customer_email }) => plainEmail(customer_email ?? '') === plainEmail(email)) ?? null
    );
  }

  return {
    async findCustomer(by) {
      if (isBlank(by)) return null;
      const isGuest = 'id' in by && orderOfGuest(by.id) !== null;
      return (isGuest ? null : await findAccount(by)) ?? findGuest(by);
    },

    async ordersOf(customer, most) {
      const any: Filter[] = [
        ...(customer.id > 0 ? [['customer_id', 'eq', customer.id] as const] : []),
        ...(customer.email ? [['customer_email', 'eq', plainEmail(customer.email)] as const] : []),
      ];
      if (any.length === 0) return [];
      const orders = await search('orders', magentoOrder, { any, newestFirst: true, most });
      return whole(orders.filter((order) => isOwn(customer, order)));
    },

    async findOrder(customer, orderId) {
      const order = await readOrder(orderId);
      if (!order || !isOwn(customer, order)) return null;
      return (await whole([order]))[0] ?? null;
    },

    /** Its own list of transactions says no amounts: invoices say what was paid, credit memos what went back. */
    async transactionsOf(orderId) {
      const order = await readOrder(orderId);
      if (!order) return [];
      const within = { any: [['order_id', 'eq', orderId] as const] };
      const [invoices, refunds] = await Promise.all([
        search('invoices', magentoInvoice, within),
        search('creditmemos', magentoRefund, within),
      ]);
      return [
        ...invoices.flatMap((one) => toTransaction(order, one, 'sale') ?? []),
        ...refunds.flatMap((one) => toTransaction(order, one, 'refund') ?? []),
      ];
    },

    ...createMagentoProducts(calls),
    ...createMagentoActions(calls),
  };
}

const filterOf = (by: Exclude<CustomerKey, { id: number }>): Filter =>
  'email' in by ? ['email', 'eq', plainEmail(by.email)] : ['billing_telephone', 'eq', plainPhone(by.phone)];

function toCustomer({ id, email, firstname, addresses, default_billing }: z.infer<typeof magentoCustomer>) {
  const billing = addresses?.find((one) => one.default_billing || String(one.id) === default_billing);
  return { id, first_name: textOf(firstname), email: textOf(email), phone: textOf(billing?.telephone) };
}

/** The number of a guest's order proves nothing about who reads it: only the address leads to others. */
const toGuest = ({ entity_id, customer_email, customer_firstname, billing_address }: MagentoOrder) => ({
  id: guestIdOf(entity_id),
  first_name: textOf(customer_firstname) ?? textOf(billing_address?.firstname),
  email: textOf(customer_email),
  phone: null,
});

const isOwn = (customer: OrderCustomer, { customer_email, customer_id, billing_address }: MagentoOrder) =>
  isOrderOf(
    customer,
    { email: textOf(customer_email), phone: textOf(billing_address?.telephone) },
    customer_id ?? null,
  );

function toTransaction(
  { order_currency_code: currency, payment }: MagentoOrder,
  { entity_id, state, grand_total, created_at }: z.infer<typeof magentoInvoice>,
  kind: 'sale' | 'refund',
): OrderTransaction | null {
  const status = inOurWords(kind === 'sale' ? invoiceStates : refundStates, state);
  if (!status) return null;
  return {
    // Invoices and credit memos are counted apart.
    id: entity_id * 2 + (kind === 'refund' ? 1 : 0),
    ...{ kind, status, currency },
    amount: amountIn(currency, grand_total) ?? '0',
    gateway: textOf(payment?.method),
    card: payment?.cc_last4 ? { company: payment.cc_type ?? '', digits: payment.cc_last4 } : null,
    created_at: instantOf(created_at),
  };
}
