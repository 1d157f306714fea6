import { ofShop, shopper, type Tables, withConversation } from '../../feature/Tables';

export const attachmentsTables: Tables = {
  attachment: {
    wall: ofShop,
    plain: [
      ...['name', 'shop_id', 'conversation_id', 'from_agent', 'content_type', 'size', 'width', 'height'],
      ...['thumbnail', 'created_at', 'referenced_at', 'removing_at'],
    ],
    // The files themselves go with it, before the row does.
    personal: { original_name: shopper },
    kept: `${withConversation}; a day where no message names it`,
  },
  upload: {
    wall: ofShop,
    plain: [
      ...[
        'id',
        'shop_id',
        'conversation_id',
        'from_agent',
        'size',
        'received',
        'attachment_name',
        'created_at',
      ],
    ],
    personal: { name: shopper },
    kept: 'a day',
  },
};
