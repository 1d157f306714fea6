import type { Order, OrderActionKind, OrderCustomer, OrderTransaction } from '@shopbell/protocol';
import { exchangesOf, type OfferedVariant } from '@shopbell/rules/orders';
import {
  type ActionAnswer,
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type PlatformProduct,
} from '../platform/commerce';

export interface TestCommerce extends CommercePlatform {
  readonly customers: OrderCustomer[];
  readonly shelves: PlatformProduct[];
  readonly orders: { readonly customerId: number; readonly order: Order }[];
  /** Of every product. */
  variants: readonly OfferedVariant[];
  /** What it was asked, in order. */
  readonly asked: string[];
  /** How it fails from now on. */
  trouble: CommerceTrouble | null;
  readonly can: Set<OrderActionKind>;
  /** What happens between the reading of one order and the answer. */
  whenRead: () => Promise<void>;
  /** What it does when it is told to change an order; the change itself is `act`. */
  whenTold: (act: () => void) => ActionAnswer | Promise<ActionAnswer>;
}

/** A shop's system in memory, with two customers who ordered and one who did not. */
export function createTestCommerce(): TestCommerce {
  const failing = async (question: string) => {
    commerce.asked.push(question);
    if (commerce.trouble) throw new CommerceError(commerce.trouble, 'The test said so');
  };
  const ordersOf = (customer: OrderCustomer) =>
    commerce.orders.filter(({ customerId }) => customerId === customer.id).map(({ order }) => order);
  const change = (orderId: number, next: Partial<Order>) => {
    const found = commerce.orders.find(({ order }) => order.id === orderId);
    if (found) Object.assign(found.order, next);
  };
  const ofAll = (orderId: number) => commerce.orders.find(({ order }) => order.id === orderId)?.order;
  const commerce: TestCommerce = {
    customers: [
      { id: 1, first_name: 'Hazel', email: 'hazel@example.com', phone: '+12025550143' },
      { id: 2, first_name: 'Rowan', email: 'rowan@example.com', phone: null },
      { id: 3, first_name: 'Wren', email: 'wren@example.com', phone: '+442079460018' },
    ],
    orders: [
      { customerId: 1, order: testOrder(101, '2026-11-01T10:00:00Z') },
      { customerId: 1, order: testOrder(102, '2026-11-09T10:00:00Z') },
      { customerId: 2, order: testOrder(201, '2026-11-05T10:00:00Z') },
    ],
    shelves: [],
    variants: [
      { id: 11, title: 'Fog', price: '20.00', isAvailable: true },
      { id: 12, title: 'Moss', price: '20.00', isAvailable: true },
      { id: 13, title: 'Gold', price: '90.00', isAvailable: true },
    ],
    asked: [],
    trouble: null,
    can: new Set(['cancel', 'address', 'return']),
    whenRead: async () => {},
    whenTold(act) {
      act();
      return 'accepted';
    },
    async findCustomer(by) {
      await failing('customer');
      const [[key, value] = []] = Object.entries(by);
      return commerce.customers.find((customer) => customer[key as keyof OrderCustomer] === value) ?? null;
    },
    async products(wanted, most) {
      await failing('products');
      const isWanted = ({ id, title, kind }: PlatformProduct) =>
        'ids' in wanted
          ? wanted.ids.includes(id)
          : 'kind' in wanted
            ? wanted.kind === kind
            : title.toLowerCase().includes(wanted.words.toLowerCase());
      return commerce.shelves.filter(isWanted).slice(0, most);
    },
    async ordersOf(customer, most) {
      await failing('orders');
      return ordersOf(customer).slice(0, most);
    },
    async findOrder(customer, orderId) {
      await failing('order');
      const asItIs = structuredClone(ordersOf(customer).find(({ id }) => id === orderId) ?? null);
      await commerce.whenRead();
      return asItIs;
    },
    async transactionsOf(orderId) {
      await failing('transactions');
      return [testTransaction(orderId)];
    },
    async cancelOrder(orderId) {
      await failing('cancel');
      return commerce.whenTold(() => change(orderId, { cancelled_at: '2026-11-10T10:00:00Z' }));
    },
    async changeAddress(orderId, { phone, ...address }) {
      await failing('address');
      return commerce.whenTold(() =>
        change(orderId, { shipping_address: { ...testAddress, ...address, phone: phone || null } }),
      );
    },
    returns: {
      async returnable(orderId) {
        await failing('returnable');
        const { line_items: lines = [], returns = [] } = ofAll(orderId) ?? {};
        const gone = returns.flatMap(({ line_items }) => line_items);
        return lines.map(({ id, quantity }) => ({
          id,
          quantity:
            quantity - gone.filter((one) => one.id === id).reduce((sum, one) => sum + one.quantity, 0),
        }));
      },
      async variants() {
        await failing('variants');
        return commerce.variants;
      },
      async create(orderId, { items }) {
        await failing('return');
        return commerce.whenTold(() => {
          const returns = ofAll(orderId)?.returns ?? [];
          const lines = items.map(({ id, quantity }) => ({ id, quantity }));
          const exchanges = exchangesOf(items);
          const made = { id: 900 + returns.length, state: 'open' as const, line_items: lines, exchanges };
          change(orderId, { returns: [...returns, made] });
        });
      },
    },
  };
  return commerce;
}

const testAddress = {
  ...{ name: 'Hazel Field', address1: '12 Fern Lane', address2: null, city: 'Portland', province: 'Oregon' },
  ...{ zip: '97205', country: 'United States', country_code: 'US', phone: null },
};

const testTransaction = (orderId: number): OrderTransaction => ({
  id: orderId * 10,
  kind: 'sale',
  status: 'success',
  amount: '48.00',
  currency: 'USD',
  gateway: 'card',
  card: { company: 'Visa', digits: '4242' },
  created_at: '2026-11-01T10:00:00Z',
});

export function testOrder(id: number, processedAt: string): Order {
  return {
    id,
    order_number: 1000 + id,
    name: `#${1000 + id}`,
    email: 'hazel@example.com',
    phone: null,
    currency: 'USD',
    processed_at: processedAt,
    updated_at: processedAt,
    cancelled_at: null,
    financial_status: 'paid',
    fulfillment_status: null,
    subtotal_price: '40.00',
    total_shipping_price: '8.00',
    total_tax: null,
    total_discounts: null,
    total_price: '48.00',
    total_refunded: '0.00',
    order_status_url: null,
    line_items: [],
    shipping_address: testAddress,
    billing_address: null,
    fulfillments: [],
    refunds: [],
  };
}
