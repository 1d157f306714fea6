import { member, ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const orderRequestsTables: Tables = {
  order_request_change: {
    wall: ofShop,
    plain: ['shop_id', 'conversation_id', 'request_id', 'revision', 'state', 'decided_at', 'told_at'],
    personal: { note: shopper, sender: member, decided_by: member },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
