import { memberId, memberName, ofShop, type Tables, withShop } from '../../feature/Tables';

export const shopsTables: Tables = {
  shop: {
    wall: { shopColumn: 'id' },
    plain: ['id', 'name', 'created_at', 'retention_days'],
    kept: withShop,
  },
  app: {
    wall: ofShop,
    plain: [
      ...[
        'id',
        'shop_id',
        'key',
        'name',
        'settings',
        'settings_version',
        'domains',
        'created_at',
        'updated_at',
      ],
      ...['deactivated_at', 'deleted_at'],
    ],
    personal: { deactivated_by: memberName },
    kept: withShop,
  },
  chat_version: {
    wall: ofShop,
    plain: ['app_id', 'version', 'shop_id', 'saved_at', 'restored_from', 'changes', 'settings'],
    personal: { saved_by_name: memberName, saved_by: memberId },
    memberColumn: 'saved_by',
    kept: withShop,
  },
  chat_sighting: {
    wall: ofShop,
    // Hosts of shops: no page, no visitor.
    plain: ['app_id', 'host', 'shop_id', 'last_seen_at'],
    kept: withShop,
  },
};
