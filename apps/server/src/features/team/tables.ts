import { member, ofShop, type Tables, withAccount } from '../../feature/Tables';

export const teamTables: Tables = {
  shop_member: {
    wall: ofShop,
    plain: ['shop_id', 'user_id', 'role', 'created_at', 'chosen_at', 'capacity', 'last_assigned_at'],
    personal: { presence: member },
    memberColumn: 'user_id',
    kept: 'as long as the person is in the shop',
  },
  former_member: {
    wall: ofShop,
    plain: ['shop_id', 'user_id'],
    personal: { left_at: member },
    memberColumn: 'user_id',
    kept: withAccount,
  },
  invitation: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'role', 'token_hash', 'invited_by', 'sent_count', 'sent_at'],
      ...['expires_at', 'accepted_at', 'revoked_at'],
    ],
    personal: { email: member },
    memberColumn: 'email',
    kept: 'as long as the shop, or the account of whom it was for',
  },
};
