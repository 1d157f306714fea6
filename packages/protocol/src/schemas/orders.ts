import { z } from 'zod';

/**
 * Orders as the self-service calls give them (ORD-01..03), whichever platform the shop runs on: Shopify's words, money
 * as decimal text in the order's currency, instants in ISO 8601.
 */
const money = z.string();
const instant = z.iso.datetime({ offset: true });

export const orderCustomer = z.object({
  id: z.number().int(),
  first_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type OrderCustomer = z.infer<typeof orderCustomer>;

const address = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  province: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string(),
  country_code: z.string().nullable(),
  phone: z.string().nullable(),
});
export type OrderAddress = z.infer<typeof address>;

const lineItem = z.object({
  id: z.number().int(),
  product_id: z.number().int().nullable(),
  variant_id: z.number().int().nullable(),
  title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int().min(0),
  /** Neither shipped nor taken back yet. */
  fulfillable_quantity: z.number().int().min(0),
  price: money,
  image: z.string().nullable(),
});
export type OrderLineItem = z.infer<typeof lineItem>;

const lineQuantity = z.object({ id: z.number().int(), quantity: z.number().int().min(0) });

export const shipmentStatuses = [
  'label_printed',
  'confirmed',
  'ready_for_pickup',
  'in_transit',
  'out_for_delivery',
  'attempted_delivery',
  'delivered',
  'failure',
] as const;

const fulfillment = z.object({
  id: z.number().int(),
  /** Null where the carrier has said nothing, or something that nobody knows. */
  shipment_status: z.enum(shipmentStatuses).nullable(),
  tracking_company: z.string().nullable(),
  tracking_numbers: z.array(z.string()),
  tracking_urls: z.array(z.string()),
  created_at: instant,
  updated_at: instant,
  line_items: z.array(lineQuantity),
});
export type OrderFulfillment = z.infer<typeof fulfillment>;

const refund = z.object({ created_at: instant, amount: money, line_items: z.array(lineQuantity) });

/** `open`: the shop waits for what goes back. */
export const returnStates = ['requested', 'open', 'closed', 'declined', 'cancelled'] as const;

const orderReturn = z.object({
  id: z.number().int(),
  state: z.enum(returnStates),
  line_items: z.array(lineQuantity),
  /** What comes instead, by the number of the variant. */
  exchanges: z.array(lineQuantity),
});
export type OrderReturn = z.infer<typeof orderReturn>;

export const financialStatuses = [
  'pending',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
] as const;
export const fulfillmentStatuses = ['partial', 'fulfilled', 'restocked'] as const;

export const order = z.object({
  id: z.number().int(),
  order_number: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  currency: z.string(),
  processed_at: instant,
  updated_at: instant,
  cancelled_at: instant.nullable(),
  financial_status: z.enum(financialStatuses).nullable(),
  /** Null: nothing of it is on its way. */
  fulfillment_status: z.enum(fulfillmentStatuses).nullable(),
  subtotal_price: money,
  total_shipping_price: money,
  total_tax: money.nullable(),
  total_discounts: money.nullable(),
  total_price: money,
  total_refunded: money,
  order_status_url: z.string().nullable(),
  line_items: z.array(lineItem),
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
  fulfillments: z.array(fulfillment),
  refunds: z.array(refund),
  /** Absent where the shop's system does not say. */
  returns: z.array(orderReturn).optional(),
});
export type Order = z.infer<typeof order>;

/** A payment, or money that was given back. */
export const orderTransaction = z.object({
  id: z.number().int(),
  kind: z.enum(['sale', 'authorization', 'capture', 'refund', 'void']),
  status: z.enum(['success', 'pending', 'failure']),
  amount: money,
  currency: z.string(),
  gateway: z.string().nullable(),
  /** As it may be shown: the company and the last digits. */
  card: z.object({ company: z.string(), digits: z.string() }).nullable(),
  created_at: instant,
});
export type OrderTransaction = z.infer<typeof orderTransaction>;
