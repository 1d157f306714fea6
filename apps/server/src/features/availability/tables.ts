import { member, ofShop, type Tables } from '../../feature/Tables';

export const availabilityTables: Tables = {
  agent_socket: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'user_id'],
    personal: { beat_at: member },
    memberColumn: 'user_id',
    kept: 'until the socket closes; five minutes where its node was lost',
  },
};
