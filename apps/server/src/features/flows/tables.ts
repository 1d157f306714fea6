import { memberName, ofShop, shopper, type Tables, withConversation, withShop } from '../../feature/Tables';

export const flowsTables: Tables = {
  flow: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'version', 'published_version', 'created_at', 'changed_at', 'deleted_at'],
    personal: { changed_by_name: memberName },
    kept: 'as long as the shop; a deleted one until nobody can be in it any more',
  },
  flow_version: {
    wall: ofShop,
    plain: ['flow_id', 'version', 'shop_id', 'content', 'saved_at'],
    personal: { saved_by_name: memberName },
    kept: 'as long as its flow',
  },
  flow_secret: {
    wall: ofShop,
    plain: ['shop_id', 'name', 'sealed_secret', 'changed_at'],
    kept: withShop,
  },
  flow_execution: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'app_id', 'conversation_id', 'flow_id', 'pins', 'key', 'label', 'language'],
      ...['is_preview', 'status', 'because', 'revision', 'created_at', 'changed_at', 'taken_at', 'told_at'],
    ],
    personal: { customer_id: shopper, state: shopper },
    isErasedWithConversation: true,
    kept: `${withConversation}; without one for ninety days`,
  },
  flow_execution_step: {
    wall: ofShop,
    plain: ['execution_id', 'position', 'shop_id', 'flow_id', 'step_id', 'reached_at', 'failed_because'],
    kept: 'as long as its execution',
  },
};
