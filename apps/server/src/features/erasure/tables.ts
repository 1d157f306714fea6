import { ofShop, type Tables, withShop } from '../../feature/Tables';

export const erasureTables: Tables = {
  erasure: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'conversation_id', 'because', 'message_count', 'file_count', 'erased_at'],
    kept: withShop,
  },
};
