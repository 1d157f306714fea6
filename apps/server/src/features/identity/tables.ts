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
  ended_access: {
    wall: ofShop,
    // Of whom is a hash under the installation's secret.
    plain: ['shop_id', 'holder_hash', 'ended_at'],
    kept: 'an hour',
  },
  impersonation: {
    wall: ofShop,
    // For whom is a hash under the installation's secret.
    plain: ['id', 'shop_id', 'channel', 'destination_hash', 'asked_at'],
    personal: {
      impersonator: {
        of: 'member',
        outlives: "whoever of the provider's staff saw a shopper's data answers for it",
      },
    },
    kept: 'a year',
  },
};
