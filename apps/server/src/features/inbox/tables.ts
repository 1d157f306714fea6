import {
  memberIds,
  memberName,
  ofShop,
  shopper,
  type Tables,
  withConversation,
  withShop,
} from '../../feature/Tables';

export const inboxTables: Tables = {
  note: {
    wall: ofShop,
    plain: ['id', 'conversation_id', 'shop_id', 'after_id', 'author_id', 'created_at'],
    personal: { text: shopper, author_name: memberName, mentions: memberIds },
    memberColumn: 'author_id',
    isErasedWithConversation: true,
    kept: withConversation,
  },
  tag: { wall: ofShop, plain: ['id', 'shop_id', 'name', 'created_at'], kept: withShop },
  conversation_tag: {
    wall: ofShop,
    plain: ['conversation_id', 'tag_id', 'shop_id'],
    isErasedWithConversation: true,
    kept: withConversation,
  },
  conversation_search: {
    wall: ofShop,
    plain: ['conversation_id', 'shop_id', 'indexed_id'],
    personal: { terms: { of: 'shopper', derived: 'finds a conversation by its words' } },
    isErasedWithConversation: true,
    kept: withConversation,
  },
  blocked_address: {
    wall: ofShop,
    plain: ['shop_id', 'is_proven', 'blocked_at'],
    personal: {
      email: { of: 'shopper', outlives: 'who was blocked would come back by asking to be deleted' },
    },
    kept: 'until somebody of the shop lifts the block',
  },
  macro: { wall: ofShop, plain: ['id', 'shop_id', 'name', 'text', 'updated_at'], kept: withShop },
  inbox_settings: { wall: ofShop, plain: ['shop_id', 'routing', 'capacity'], kept: withShop },
};
