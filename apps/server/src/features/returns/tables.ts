import { ofShop, type Tables } from '../../feature/Tables';

export const returnsTables: Tables = {
  returns_connection: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'lookup', 'sealed_key', 'connected_at', 'broken_at'],
    kept: 'until the shop disconnects',
  },
};
