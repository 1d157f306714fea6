import type { Order, OrderFulfillment } from '@shopbell/protocol';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/><circle cx="4" cy="4" r="2" fill="#fff8"/></svg>`)}`;

const item = (id: number, title: string, price: string, quantity = 1, variant: string | null = null) => ({
  ...{ id, product_id: id, variant_id: id, title, variant_title: variant, quantity, price },
  ...{ fulfillable_quantity: 0, image: id % 3 === 0 ? null : drawing(id % 2 ? '#7a9e87' : '#c9a27a') },
});

const parcel = (
  id: number,
  status: OrderFulfillment['shipment_status'],
  lines: readonly number[],
): OrderFulfillment => ({
  ...{ id, shipment_status: status, tracking_company: 'UPS', tracking_numbers: [`1Z999AA1012345678${id}`] },
  tracking_urls: [`https://www.ups.com/track?tracknum=1Z999AA1012345678${id}`],
  ...{ created_at: '2026-02-26T09:00:00Z', updated_at: '2026-03-02T09:00:00Z' },
  line_items: lines.map((line) => ({ id: line, quantity: 1 })),
});

const address = {
  ...{ name: 'Hazel Ng', address1: '12 Fern Street', address2: null, city: 'Portland', province: 'OR' },
  ...{ zip: '97205', country: 'United States', country_code: 'US', phone: null },
};

const base: Order = {
  ...{
    id: 1007,
    order_number: 1007,
    name: '#1007',
    email: 'hazel@example.com',
    phone: null,
    currency: 'USD',
  },
  ...{ processed_at: '2026-03-01T10:00:00Z', updated_at: '2026-03-01T10:00:00Z', cancelled_at: null },
  ...{ financial_status: 'paid', fulfillment_status: null, subtotal_price: '118.00' },
  ...{ total_shipping_price: '6.90', total_tax: '9.99', total_discounts: '10.00', total_price: '124.89' },
  ...{ total_refunded: '0.00', order_status_url: null, shipping_address: address, billing_address: address },
  line_items: [item(1, 'Fern linen throw', '79.00', 1, 'Moss'), item(2, 'Stoneware tea cup', '19.50', 2)],
  fulfillments: [],
  refunds: [],
};

const sent = { fulfillment_status: 'fulfilled' } as const;

/** One customer's orders, in every state that reads differently. */
export const orders: readonly Order[] = [
  base,
  {
    ...{
      ...base,
      ...sent,
      id: 1006,
      order_number: 1006,
      name: '#1006',
      processed_at: '2026-02-25T10:00:00Z',
    },
    fulfillments: [parcel(1, 'in_transit', [1]), parcel(2, 'delivered', [2])],
  },
  {
    ...{
      ...base,
      ...sent,
      id: 1005,
      order_number: 1005,
      name: '#1005',
      processed_at: '2026-02-11T10:00:00Z',
    },
    ...{ currency: 'EUR', financial_status: 'partially_refunded', total_refunded: '19.50' },
    fulfillments: [parcel(3, 'delivered', [1, 2])],
    line_items: [...base.line_items, item(3, 'Felted wool slippers', '64.00', 1, '39')],
  },
  {
    ...{ ...base, id: 1004, order_number: 1004, name: '#1004', processed_at: '2026-01-20T10:00:00Z' },
    ...{ cancelled_at: '2026-01-21T10:00:00Z', financial_status: 'refunded', total_refunded: '124.89' },
  },
  {
    ...{ ...base, id: 1003, order_number: 1003, name: '#1003', processed_at: '2025-12-05T10:00:00Z' },
    ...{ currency: 'JPY', subtotal_price: '12000', total_price: '12000', total_shipping_price: '0' },
    ...{ total_tax: null, total_discounts: null, email: null, shipping_address: null, billing_address: null },
    ...{ fulfillment_status: 'partial', fulfillments: [parcel(4, null, [1])] },
    line_items: [item(1, 'Fern linen throw', '8000', 1, 'Moss'), item(2, 'Stoneware tea cup', '2000', 2)],
  },
];

export const customer = {
  ...{ id: 5, first_name: 'Hazel', email: 'hazel@example.com', phone: '+15550100123' },
};
