import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const correspondenceTables: Tables = {
  mail_thread: {
    wall: ofShop,
    plain: ['mail_message_id', 'shop_id', 'conversation_id', 'created_at'],
    personal: { recipient: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
