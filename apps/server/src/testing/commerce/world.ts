import type { Order, OrderAddress, OrderCustomer, OrderTransaction } from '@shopbell/protocol';

/** Who buys and what, in our own words. Each platform of these tests says it in its own. */
export const hazel: OrderCustomer = {
  id: 8001,
  first_name: 'Hazel',
  email: 'hazel@shop.test',
  phone: '+12025550143',
};
export const ivy: OrderCustomer = {
  id: 8002,
  first_name: 'Ivy',
  email: 'ivy@shop.test',
  phone: '+12025550144',
};
/** Has no account. */
export const guest = { first_name: 'Fern', email: 'fern@shop.test', phone: '+12025550145' };

export interface WorldOrder {
  /** Null for guests. */
  readonly ownerId: number | null;
  readonly order: Order;
  readonly transactions: readonly OrderTransaction[];
}

const address = (name: string, phone: string | null): OrderAddress => ({
  name,
  address1: '12 Fern Lane',
  address2: 'Back door',
  city: 'Portland',
  province: 'Oregon',
  zip: '97205',
  country: 'United States',
  country_code: 'US',
  phone,
});

const instant = (day: number): string => `2026-10-${String(day).padStart(2, '0')}T09:30:00.000Z`;

type Buyer = {
  readonly first_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Two things for 24.00 and 9.50, still in the house. */
function plainOrder(number: number, day: number, { first_name, email, phone }: Buyer): Order {
  const line = (place: number, title: string, quantity: number, price: string) => ({
    ...{ id: number * 100 + place, product_id: 700 + place, variant_id: 7000 + place, title, price },
    ...{ variant_title: 'Fog / Large', quantity, fulfillable_quantity: quantity },
    image: `https://pictures.shop.test/${place}.jpg`,
  });
  return {
    ...{ id: 5000 + number, order_number: 5000 + number, name: `#${5000 + number}`, email, phone },
    ...{ currency: 'USD', processed_at: instant(day), updated_at: instant(day), cancelled_at: null },
    ...{ financial_status: 'paid', fulfillment_status: null },
    ...{ subtotal_price: '57.50', total_shipping_price: '4.99', total_tax: '5.01', total_discounts: '2.50' },
    ...{ total_price: '65.00', total_refunded: '0.00' },
    order_status_url: `https://shop.test/orders/${number}`,
    line_items: [line(1, 'Pebble mug', 2, '24.00'), line(2, 'Leaf dish', 1, '9.50')],
    shipping_address: address(`${first_name} Field`, phone),
    billing_address: address(`${first_name} Field`, phone),
    fulfillments: [],
    refunds: [],
  };
}

/** In two parcels of which one is still to come. */
function splitOrder(number: number, day: number): Order {
  const order = plainOrder(number, day, hazel);
  const [mug, dish] = order.line_items;
  if (!mug || !dish) throw new Error('An order has lines');
  return {
    ...order,
    fulfillment_status: 'partial',
    line_items: [
      { ...mug, fulfillable_quantity: 1 },
      { ...dish, fulfillable_quantity: 0 },
    ],
    fulfillments: [
      {
        ...{ id: 91, shipment_status: 'in_transit', tracking_company: 'UPS', tracking_numbers: ['1Z91'] },
        tracking_urls: ['https://ups.test/1Z91'],
        ...{ created_at: instant(day + 1), updated_at: instant(day + 1) },
        line_items: [{ id: mug.id, quantity: 1 }],
      },
      {
        ...{ id: 92, shipment_status: 'delivered', tracking_company: 'DHL', tracking_numbers: ['JD92'] },
        tracking_urls: ['https://dhl.test/JD92'],
        ...{ created_at: instant(day + 2), updated_at: instant(day + 2) },
        line_items: [{ id: dish.id, quantity: 1 }],
      },
    ],
  };
}

/** Has arrived whole, the two mugs in a parcel each. */
function arrivedOrder(number: number, day: number): Order {
  const order = plainOrder(number, day, ivy);
  const [mug, dish] = order.line_items;
  if (!mug || !dish) throw new Error('An order has lines');
  const parcel = (id: number, lines: Order['fulfillments'][number]['line_items']) => ({
    ...{ id, shipment_status: 'delivered' as const, tracking_company: 'DHL', tracking_numbers: [`JD${id}`] },
    tracking_urls: [`https://dhl.test/JD${id}`],
    ...{ created_at: instant(day + 1), updated_at: instant(day + 1), line_items: lines },
  });
  return {
    ...order,
    fulfillment_status: 'fulfilled',
    line_items: order.line_items.map((line) => ({ ...line, fulfillable_quantity: 0 })),
    fulfillments: [
      parcel(93, [{ id: mug.id, quantity: 1 }]),
      parcel(94, [
        { id: mug.id, quantity: 1 },
        { id: dish.id, quantity: 1 },
      ]),
    ],
  };
}

/** Of three pieces one went back, with its money. */
function partlyRefunded(number: number, day: number): Order {
  const order = plainOrder(number, day, hazel);
  const [mug, dish] = order.line_items;
  if (!mug || !dish) throw new Error('An order has lines');
  return {
    ...order,
    financial_status: 'partially_refunded',
    total_refunded: '9.50',
    line_items: [mug, { ...dish, fulfillable_quantity: 0 }],
    refunds: [{ created_at: instant(day + 3), amount: '9.50', line_items: [{ id: dish.id, quantity: 1 }] }],
  };
}

/** Longer than a page of lines. */
function longOrder(number: number, day: number): Order {
  const order = plainOrder(number, day, hazel);
  const [line] = order.line_items;
  if (!line) throw new Error('An order has lines');
  return {
    ...order,
    line_items: Array.from({ length: 12 }, (_, place) => ({ ...line, id: number * 100 + place })),
  };
}

const cancelled = (number: number, day: number): Order => {
  const order = plainOrder(number, day, hazel);
  return {
    ...order,
    ...{ financial_status: 'voided', updated_at: instant(day + 1), cancelled_at: instant(day + 1) },
    line_items: order.line_items.map((line) => ({ ...line, fulfillable_quantity: 0 })),
  };
};

const paid = (order: Order): OrderTransaction => ({
  ...{ id: order.id * 2, kind: 'sale', status: 'success', amount: order.total_price, currency: 'USD' },
  ...{ gateway: 'cards', card: { company: 'Visa', digits: '4242' }, created_at: order.processed_at },
});

const returned = (order: Order): OrderTransaction => ({
  ...paid(order),
  ...{ id: order.id * 2 + 1, kind: 'refund', amount: order.total_refunded },
  created_at: order.refunds[0]?.created_at ?? order.updated_at,
});

const of = (ownerId: number | null, order: Order): WorldOrder => ({
  ownerId,
  order,
  transactions: [paid(order), ...(order.refunds.length > 0 ? [returned(order)] : [])],
});

export const splitId = 5006;
export const refundedId = 5005;
export const cancelledId = 5003;
export const longId = 5002;
export const guestUnderHazelId = 5004;
export const ivyId = 5008;
export const guestId = 5009;

/** Newest first. Of Hazel's seven one was placed without signing in. */
export const world: readonly WorldOrder[] = [
  of(null, plainOrder(9, 19, guest)),
  of(ivy.id, plainOrder(8, 18, ivy)),
  of(hazel.id, plainOrder(7, 17, hazel)),
  of(hazel.id, splitOrder(6, 16)),
  of(hazel.id, partlyRefunded(5, 15)),
  of(null, plainOrder(4, 14, { ...hazel, phone: null })),
  of(hazel.id, cancelled(3, 13)),
  of(hazel.id, longOrder(2, 12)),
  of(hazel.id, plainOrder(1, 11, hazel)),
  { ...of(ivy.id, { ...plainOrder(10, 10, ivy), financial_status: 'pending' }), transactions: [] },
  of(ivy.id, arrivedOrder(11, 9)),
];

export const arrivedId = 5011;

/** Ordered by transfer: nothing is paid yet, and nothing has left. */
export const unpaidId = 5010;

export const hazelIds = [5007, 5006, 5005, 5004, 5003, 5002, 5001];

export const orderById = (id: number): WorldOrder | undefined => world.find(({ order }) => order.id === id);

type Amounts = readonly { readonly id: number; readonly quantity: number }[];

/** What can go back, parcel by parcel: what went back before was in the first ones. */
export function returnableParcels({ fulfillments, returns = [] }: Order) {
  const gone = returns.flatMap(({ line_items: lines }) => lines);
  const goneOf = new Map<number, number>();
  for (const { id, quantity } of gone) goneOf.set(id, (goneOf.get(id) ?? 0) + quantity);
  return fulfillments.flatMap((parcel) =>
    parcel.line_items.flatMap(({ id, quantity }) => {
      const taken = Math.min(quantity, goneOf.get(id) ?? 0);
      goneOf.set(id, (goneOf.get(id) ?? 0) - taken);
      return quantity > taken ? [{ id, quantity: quantity - taken, parcelId: parcel.id }] : [];
    }),
  );
}

/** The same world for one server, which changes it as it is told. */
export function createChangingWorld() {
  const changed = new Map<number, WorldOrder>();
  const byId = (id: number) => changed.get(id) ?? orderById(id);
  /** False where it is too late, or there is none. */
  function change(id: number, next: (order: Order) => Partial<Order>): boolean {
    const found = byId(id);
    if (!found || found.order.fulfillment_status !== null || found.order.cancelled_at) return false;
    changed.set(id, { ...found, order: { ...found.order, ...next(found.order) } });
    return true;
  }
  return {
    byId,
    all: () => world.map((one) => byId(one.order.id) ?? one),
    cancel: (id: number) =>
      change(id, ({ financial_status: before, line_items }) => ({
        ...{ cancelled_at: instant(20), updated_at: instant(20) },
        financial_status: before === 'pending' ? 'voided' : 'refunded',
        line_items: line_items.map((line) => ({ ...line, fulfillable_quantity: 0 })),
      })),
    /** False where there is less to go back. */
    takeBack(id: number, lines: Amounts, exchanges: Amounts): boolean {
      const found = byId(id);
      const left = found ? returnableParcels(found.order) : [];
      const isThere = lines.every((line) =>
        left.some((one) => one.id === line.id && one.quantity >= line.quantity),
      );
      if (!found || !isThere) return false;
      const before = found.order.returns ?? [];
      const made = { id: id * 10 + before.length, state: 'open' as const, line_items: [...lines] };
      const returns = [...before, { ...made, exchanges: [...exchanges] }];
      changed.set(id, { ...found, order: { ...found.order, returns } });
      return true;
    },
    sendTo: (id: number, address: Partial<OrderAddress>) =>
      change(id, ({ shipping_address: before }) => ({
        shipping_address: before && { ...before, ...address },
      })),
  };
}
export type ChangingWorld = ReturnType<typeof createChangingWorld>;
