import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const handoversTables: Tables = {
  handover: {
    wall: ofShop,
    plain: [
      ...[
        'id',
        'shop_id',
        'conversation_id',
        'kind',
        'client_instance_id',
        'message_id',
        'bot_name',
        'created_at',
      ],
    ],
    personal: { message_history: shopper, metadata: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
