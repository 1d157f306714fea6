import { ofShop, type Tables } from '../../feature/Tables';

export const identityTables: Tables = {
  login_code: {
    wall: ofShop,
    plain: [
      ...['shop_id', 'channel', 'code_hash', 'request_key', 'tries', 'expires_at', 'used_at'],
      // Under the installation's secret: it says nothing of whom without it.
      'destination_hash',
    ],
    kept: 'an hour after the code has expired',
  },
};
