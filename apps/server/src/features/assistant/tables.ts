import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

const place = ['conversation_id', 'shop_id'];

export const assistantTables: Tables = {
  assistant_conversation: {
    wall: ofShop,
    plain: [
      ...[...place, 'app_id', 'language', 'state', 'turn', 'asked', 'handed_over_at', 'because'],
      ...['created_at', 'changed_at'],
    ],
    personal: { summary: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
  assistant_turn: {
    wall: ofShop,
    plain: [
      ...[...place, 'turn', 'app_id', 'message_id', 'status', 'outcome', 'because', 'effects', 'engine'],
      ...['model', 'prompt_version', 'guidance_version', 'tokens_in', 'tokens_out', 'cost_micros'],
      ...['latency_ms', 'started_at', 'deadline_at', 'settled_at', 'told_at'],
    ],
    personal: { words: shopper, thought: shopper, refused: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
  assistant_proposal: {
    wall: ofShop,
    plain: ['id', ...place, 'kind', 'language', 'created_at', 'expires_at'],
    personal: { customer_id: shopper, order_id: shopper, shown: shopper, wish: shopper },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
