import {
  inTranscript,
  memberId,
  memberSender,
  ofShop,
  shopper,
  type Tables,
  withConversation,
} from '../../feature/Tables';

export const conversationsTables: Tables = {
  conversation: {
    wall: ofShop,
    plain: [
      ...[
        'id',
        'shop_id',
        'app_id',
        'last_message_id',
        'last_message_at',
        'created_at',
        'status',
        'assignee_id',
      ],
      ...[
        'snoozed_until',
        'waiting_since',
        'blocked_at',
        'closed_message_id',
        'revision',
        'erased_at',
        'purged_at',
      ],
    ],
    kept: 'as long as the shop: an erased one says that its token opens nothing any more',
  },
  message: {
    wall: ofShop,
    plain: [
      ...['conversation_id', 'id', 'shop_id', 'client_instance_id', 'message_id', 'from_agent', 'created_at'],
      ...['kind', 'revision', 'edited_at', 'deleted_at'],
    ],
    personal: {
      content: inTranscript,
      content_hash: { of: 'shopper', derived: 'tells whether a message came twice' },
      metadata: shopper,
      sender: memberSender,
      author_id: memberId,
    },
    memberColumn: 'author_id',
    kept: `${withConversation}; an erased one is empty and keeps its place`,
  },
};
