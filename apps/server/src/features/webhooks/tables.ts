import { ofShop, type Personal, type Tables } from '../../feature/Tables';

/** Goes when the shop's own system says that its customer wants to be forgotten, and by the address of who ordered. */
const ofOrder: Personal = {
  of: 'shopper',
  outlives:
    "an order is the shop's own, not a part of the conversation; it goes by its customer's wish or address",
};

export const webhooksTables: Tables = {
  webhook_delivery: {
    wall: ofShop,
    plain: ['shop_id', 'id', 'topic', 'received_at'],
    kept: 'a week, longer than any platform tells the same again',
  },
  order_fact: {
    wall: ofShop,
    plain: [
      ...['shop_id', 'order_id', 'placed_at', 'updated_at', 'cancelled_at', 'currency', 'subtotal', 'total'],
      ...['discount_codes', 'product_ids', 'erased_at'],
    ],
    personal: { customer_id: ofOrder, guest_id: ofOrder, address_hashes: ofOrder },
    kept: 'two years after its last change, so that a year can be compared with the one before',
  },
  order_refund: {
    wall: ofShop,
    plain: ['shop_id', 'order_id', 'refund_id', 'amount', 'refunded_at'],
    kept: 'two years',
  },
  data_request: {
    wall: ofShop,
    plain: ['shop_id', 'id', 'order_ids', 'asked_at'],
    personal: {
      customer_id: { of: 'shopper', outlives: 'it is their own wish, which the shop has yet to answer' },
    },
    kept: 'until it is answered, three months at most',
  },
};
