import { memberSender, ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const orderActionsTables: Tables = {
  order_action: {
    wall: ofShop,
    plain: [
      ...[
        'id',
        'shop_id',
        'conversation_id',
        'app_id',
        'kind',
        'key',
        'state',
        'because',
        'actor',
        'language',
      ],
      ...['intended_at', 'settled_at', 'told_at', 'returns_before'],
    ],
    personal: {
      ...{
        customer_id: shopper,
        order_id: shopper,
        order_name: shopper,
        wish: shopper,
        returned_items: shopper,
      },
      sender: memberSender,
    },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
