import { ofShop, type Tables } from '../../feature/Tables';

export const commerceTables: Tables = {
  commerce_connection: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'platform', 'place', 'sealed_secret', 'sealed_app_secret', 'connected_at'],
      ...['refusals', 'broken_at', 'broken_reason', 'hook_id', 'sealed_hook_secret', 'hook_topics', 'scopes'],
    ],
    kept: 'until the shop disconnects',
  },
};
