import { memberName, ofShop, shopper, type Tables, withConversation, withShop } from '../../feature/Tables';

export const assistantDeskTables: Tables = {
  assistant_guidance: {
    wall: ofShop,
    plain: ['shop_id', 'version', 'changed_at', 'published_version', 'published_at'],
    personal: { changed_by_name: memberName, published_by_name: memberName },
    kept: withShop,
  },
  assistant_guidance_version: {
    wall: ofShop,
    plain: ['shop_id', 'version', 'content', 'saved_at'],
    personal: { saved_by_name: memberName },
    kept: 'as long as the shop, the last hundred and the published one',
  },
  assistant_case: {
    wall: ofShop,
    plain: [
      'id',
      'shop_id',
      'app_id',
      'question',
      'language',
      'has_sample_orders',
      'expected',
      'created_at',
      'changed_at',
    ],
    personal: { changed_by_name: memberName },
    kept: withShop,
  },
  assistant_case_run: {
    wall: ofShop,
    plain: [
      ...['case_id', 'guidance_version', 'shop_id', 'is_passed', 'faults', 'verdict', 'answer', 'ran_at'],
    ],
    kept: 'as long as its case, with the draft and with what is published',
  },
  assistant_review: {
    wall: ofShop,
    plain: ['conversation_id', 'turn', 'shop_id', 'is_good', 'reviewed_at'],
    personal: { reason: shopper, reviewed_by_name: memberName },
    isErasedWithConversation: true,
    kept: withConversation,
  },
};
