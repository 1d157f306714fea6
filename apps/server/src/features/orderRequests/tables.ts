import {
  memberName,
  memberSender,
  ofShop,
  shopper,
  type Tables,
  withConversation,
} from '../../feature/Tables';

export const orderRequestsTables: Tables = {
  order_request_change: {
    wall: ofShop,
    plain: ['shop_id', 'conversation_id', 'request_id', 'revision', 'state', 'decided_at', 'told_at'],
    personal: { note: shopper, sender: memberSender, decided_by: memberName },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
