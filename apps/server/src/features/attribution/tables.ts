import { ofShop, type Tables } from '../../feature/Tables';

export const attributionTables: Tables = {
  attribution: {
    wall: ofShop,
    // Whose order it is stands in `order_fact` alone; with what is known of it there, this goes.
    plain: [
      ...['shop_id', 'order_id', 'rule', 'campaign_id', 'variant_id', 'language', 'placed_at', 'currency'],
      ...['total', 'refunded', 'amount', 'conversation_ids', 'evidence', 'credited_at'],
    ],
    kept: 'as long as the facts of its order; without the reasons that lie in an erased conversation',
  },
  attribution_due: {
    wall: ofShop,
    plain: ['shop_id', 'order_id', 'since'],
    kept: 'until the order was looked at, minutes',
  },
};
