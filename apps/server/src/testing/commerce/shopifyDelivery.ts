import { createHmac, randomUUID } from 'node:crypto';

export const appSecret = 'shpss_for_tests';
export const shopifyPlace = 'fern.myshopify.com';
export const guest = '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f';

/** An order as Shopify's webhooks have it, with more in it than anybody here may keep. */
export const restOrder = (more: object = {}) => ({
  ...{ id: 5001, name: '#1001', email: 'hazel@shop.test', phone: '+12025550143', note: 'Ring twice' },
  ...{ created_at: '2026-10-11T05:30:00-04:00', processed_at: '2026-10-11T05:30:00-04:00' },
  ...{ updated_at: '2026-10-11T05:31:00-04:00', cancelled_at: null, currency: 'USD' },
  ...{ subtotal_price: '40.00', total_price: '45.50', total_tax: '0.50' },
  customer: { id: 8001, email: 'hazel@shop.test', first_name: 'Hazel' },
  discount_codes: [{ code: 'WELCOME10', amount: '4.00', type: 'percentage' }],
  line_items: [
    { id: 1, product_id: 7001, variant_id: 70011, title: 'Mug', quantity: 2, price: '15.00' },
    { id: 2, product_id: 7001, variant_id: 70012, title: 'Mug', quantity: 1, price: '10.00' },
    { id: 3, product_id: null, title: 'Gift wrapping', quantity: 1, price: '0.00' },
  ],
  note_attributes: [
    { name: 'gift', value: 'yes' },
    { name: 'shopbell_guest_id', value: guest },
  ],
  shipping_address: { name: 'Hazel Wood', address1: '1 Lane', zip: '10001' },
  refunds: [],
  ...more,
});

export const refund = (id: number, amount: string, more: object = {}) => ({
  ...{ id, order_id: 5001, created_at: '2026-10-14T10:00:00Z', note: 'Broken' },
  transactions: [
    { id: id * 10, kind: 'refund', status: 'success', amount, currency: 'USD' },
    { id: id * 10 + 1, kind: 'refund', status: 'failure', amount: '99.00', currency: 'USD' },
  ],
  ...more,
});

/** What Shopify sends beside it. */
export function shopifyHeaders(topic: string, body: string, more: Record<string, string> = {}) {
  return {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': shopifyPlace,
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': createHmac('sha256', appSecret).update(body).digest('base64'),
    ...more,
  };
}
