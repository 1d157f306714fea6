import { member, ofShop, type Tables, withShop } from '../../feature/Tables';

export const teamTables: Tables = {
  shop_member: {
    wall: ofShop,
    plain: ['shop_id', 'user_id', 'role', 'created_at', 'chosen_at', 'capacity', 'last_assigned_at'],
    personal: { presence: member },
    kept: 'as long as the person is in the shop',
  },
  invitation: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'role', 'token_hash', 'invited_by', 'sent_count', 'sent_at'],
      ...['expires_at', 'accepted_at', 'revoked_at'],
    ],
    personal: { email: member },
    kept: withShop,
  },
};
