import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const consentsTables: Tables = {
  marketing_consent: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'app_id', 'conversation_id', 'campaign_id', 'wording'],
    personal: { answers: shopper, given_at: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
