import { z } from 'zod';

const text = z.string().nullish();
const id = z.coerce.number().int();
const amount = z.union([z.number(), z.string()]).nullish();
const count = z.coerce.number().int().min(0);

const address = z.object({
  ...{ first_name: text, last_name: text, street_1: text, street_2: text, city: text, state: text },
  ...{ zip: text, country: text, country_iso2: text, phone: text, email: text },
});
export type BigCommerceAddress = z.infer<typeof address>;
export const addressList = z.array(address);

export const bigCommerceOrder = z.object({
  id,
  /** Zero for guests. */
  customer_id: id,
  ...{ date_created: z.string(), date_modified: text },
  ...{ status_id: id, payment_status: text, is_deleted: z.boolean().nullish() },
  ...{ subtotal_ex_tax: amount, shipping_cost_ex_tax: amount, total_tax: amount, total_inc_tax: amount },
  ...{ discount_amount: amount, coupon_discount: amount, refunded_amount: amount },
  ...{ items_total: count, items_shipped: count, shipping_address_count: count.nullish() },
  currency_code: z.string(),
  billing_address: address,
});
export type BigCommerceOrder = z.infer<typeof bigCommerceOrder>;
export const orderList = z.array(bigCommerceOrder);

export const lineList = z.array(
  z.object({
    id,
    ...{ product_id: id.nullish(), variant_id: id.nullish() },
    name: z.string(),
    quantity: count,
    ...{ quantity_shipped: count.nullish(), quantity_refunded: count.nullish() },
    price_ex_tax: amount,
    product_options: z.array(z.object({ display_value: text })).nullish(),
  }),
);
export type BigCommerceLine = z.infer<typeof lineList>[number];

export const shipmentList = z.array(
  z.object({
    id,
    date_created: z.string(),
    ...{ tracking_number: text, tracking_carrier: text, shipping_provider: text, tracking_link: text },
    items: z.array(z.object({ order_product_id: id, quantity: count })),
  }),
);
export type BigCommerceShipment = z.infer<typeof shipmentList>[number];

export const refundList = z.object({
  data: z.array(
    z.object({
      id,
      created: z.string(),
      total_amount: amount,
      items: z.array(z.object({ item_type: text, item_id: id.nullish(), quantity: count.nullish() })),
    }),
  ),
});
export type BigCommerceRefund = z.infer<typeof refundList>['data'][number];

export const transactionList = z.object({
  data: z.array(
    z.object({
      id,
      ...{ event: z.string(), status: text, currency: z.string(), gateway: text, date_created: z.string() },
      amount,
      credit_card: z.object({ card_type: text, card_last4: text }).nullish(),
    }),
  ),
});

const customer = z.object({ id, email: z.string(), first_name: text, phone: text });
/** By address and number in version 3, by telephone only in version 2. */
export const customerData = z.object({ data: z.array(customer) });
export const customerList = z.array(customer);
