import type { Order } from '@shopbell/protocol';

const dayMs = 24 * 60 * 60_000;

/** For who tries it out: one order that is on its way, and one that is not shipped yet. They are nobody's. */
export function sampleOrders(nowMs: number): readonly Order[] {
  const ago = (days: number) => new Date(nowMs - days * dayMs).toISOString();
  return [
    orderOf(9002, ago(0.1), { id: 92, title: 'Sample mug', price: '18.00', left: 1 }),
    {
      ...orderOf(9001, ago(5), { id: 91, title: 'Sample blanket', price: '60.00', left: 0 }),
      ...{ fulfillment_status: 'fulfilled', updated_at: ago(1) },
      fulfillments: [
        {
          ...{ id: 90, shipment_status: 'in_transit', tracking_company: 'Sample Parcel' },
          ...{ tracking_numbers: ['SAMPLE-0001'], tracking_urls: [], line_items: [{ id: 91, quantity: 1 }] },
          ...{ created_at: ago(3), updated_at: ago(1) },
        },
      ],
    },
  ];
}

interface SampleLine {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  /** How many are not shipped yet. */
  readonly left: number;
}

function orderOf(id: number, processedAt: string, { id: lineId, title, price, left }: SampleLine): Order {
  return {
    ...{ id, order_number: id, name: `#${id}`, email: null, phone: null },
    ...{ currency: 'USD', processed_at: processedAt, updated_at: processedAt, cancelled_at: null },
    ...{ financial_status: 'paid', fulfillment_status: null, order_status_url: null },
    ...{ subtotal_price: price, total_shipping_price: '0.00', total_tax: null, total_discounts: null },
    ...{ total_price: price, total_refunded: '0.00' },
    line_items: [
      {
        ...{ id: lineId, product_id: null, variant_id: null, title, variant_title: null, quantity: 1 },
        ...{ fulfillable_quantity: left, price, image: null },
      },
    ],
    shipping_address: {
      ...{ name: 'Sample Shopper', address1: '1 Sample Street', address2: null, city: 'Sampleton' },
      ...{ province: null, zip: '12345', country: 'United States', country_code: 'US', phone: null },
    },
    ...{ billing_address: null, fulfillments: [], refunds: [] },
  };
}
