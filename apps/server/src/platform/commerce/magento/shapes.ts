import { z } from 'zod';

/** Fields that have no value are left out of Magento's answers. */
const text = z.string().nullish();
const id = z.coerce.number().int().positive();
const amount = z.union([z.number(), z.string()]).nullish();
const quantity = z.coerce.number().nullish();

const address = z.object({
  ...{ firstname: text, lastname: text, city: text, region: text, postcode: text },
  ...{ country_id: text, telephone: text, email: text },
  street: z.array(z.string()).nullish(),
});
export type MagentoAddress = z.infer<typeof address>;

const line = z.object({
  item_id: id,
  parent_item_id: id.nullish(),
  product_id: id.nullish(),
  name: z.string(),
  is_virtual: z.coerce.number().nullish(),
  ...{ qty_ordered: quantity, qty_shipped: quantity, qty_refunded: quantity, qty_canceled: quantity },
  price: amount,
});
export type MagentoLine = z.infer<typeof line>;

export const magentoOrder = z.object({
  entity_id: id,
  increment_id: z.string(),
  customer_id: id.nullish(),
  ...{ customer_email: text, customer_firstname: text },
  order_currency_code: z.string(),
  ...{ created_at: z.string(), updated_at: z.string(), state: text },
  ...{ subtotal: amount, shipping_amount: amount, tax_amount: amount, discount_amount: amount },
  ...{ grand_total: amount, total_paid: amount, total_refunded: amount },
  billing_address: address.nullish(),
  payment: z.object({ method: text, cc_last4: text, cc_type: text, amount_authorized: amount }).nullish(),
  items: z.array(line),
  extension_attributes: z
    .object({
      shipping_assignments: z
        .array(z.object({ shipping: z.object({ address: address.nullish() }).nullish() }))
        .nullish(),
    })
    .nullish(),
});
export type MagentoOrder = z.infer<typeof magentoOrder>;

const part = z.object({ order_item_id: id, qty: z.coerce.number() });

export const magentoShipment = z.object({
  entity_id: id,
  order_id: id,
  ...{ created_at: z.string(), updated_at: text },
  items: z.array(part),
  tracks: z.array(z.object({ carrier_code: text, title: text, track_number: text })).nullish(),
});
export type MagentoShipment = z.infer<typeof magentoShipment>;

export const magentoRefund = z.object({
  entity_id: id,
  order_id: id,
  created_at: z.string(),
  state: z.coerce.number().nullish(),
  grand_total: amount,
  items: z.array(part),
});
export type MagentoRefund = z.infer<typeof magentoRefund>;

export const magentoInvoice = magentoRefund.omit({ items: true });

export const magentoCustomer = z.object({
  id,
  email: z.string(),
  firstname: text,
  default_billing: text,
  addresses: z
    .array(z.object({ id: id.nullish(), telephone: text, default_billing: z.boolean().nullish() }))
    .nullish(),
});
