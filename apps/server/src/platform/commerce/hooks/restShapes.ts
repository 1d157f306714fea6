import { z } from 'zod';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const text = z.string();
const instant = z.string().max(40);
const amount = z.string().max(40);
const moneySet = z.object({ presentment_money: z.object({ amount, currency_code: text }) }).nullish();

const transaction = z.object({ kind: text, status: text, amount, currency: text.max(10) });
const refund = z.object({
  id,
  created_at: instant,
  transactions: z.array(transaction).max(1000).default([]),
});
export type RestRefund = z.infer<typeof refund>;

const reached = { email: text.max(500).nullish(), phone: text.max(100).nullish() };

/** Money is in the shop's currency; what the shopper paid with stands in the sets, where there is more than one. */
export const restOrder = z.object({
  id,
  ...{
    created_at: instant,
    processed_at: instant.nullish(),
    updated_at: instant,
    cancelled_at: instant.nullish(),
  },
  ...{ currency: text.max(10), subtotal_price: amount, total_price: amount },
  ...{ subtotal_price_set: moneySet, total_price_set: moneySet },
  ...reached,
  customer: z.object({ id, ...reached }).nullish(),
  discount_codes: z
    .array(z.object({ code: text.max(300) }))
    .max(100)
    .default([]),
  line_items: z.array(z.object({ product_id: id.nullish() })).max(5000),
  note_attributes: z
    .array(z.object({ name: text, value: z.unknown() }))
    .max(1000)
    .default([]),
  refunds: z.array(refund).max(1000).default([]),
});
export type RestOrder = z.infer<typeof restOrder>;

export const restRefund = refund.extend({ order_id: id });

/** customers/redact and customers/data_request; a customer without an account has no number. */
export const privacyWish = z.object({
  customer: z.object({ id: id.nullish() }).nullish(),
  orders_to_redact: z.array(id).max(10_000).nullish(),
  orders_requested: z.array(id).max(10_000).nullish(),
});
