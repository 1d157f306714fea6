import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const visitorsTables: Tables = {
  revoked_access: {
    wall: ofShop,
    plain: ['conversation_id', 'shop_id', 'revoked_at'],
    kept: 'until no token of before could be renewed, a month',
  },
  visitor: {
    wall: ofShop,
    plain: [
      ...[
        'conversation_id',
        'shop_id',
        'app_id',
        'email_trust',
        'email_proof',
        'response_channel',
        'created_at',
      ],
      ...['mailed_message_id', 'unseen_mailed_id'],
    ],
    personal: {
      email: shopper,
      phone: shopper,
      name: shopper,
      cart: shopper,
      viewed: shopper,
      last_active_at: shopper,
      message_seen_at: shopper,
      offline_captured_at: shopper,
      page_url: shopper,
      page_viewed_at: shopper,
      visits: shopper,
      language: shopper,
    },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
