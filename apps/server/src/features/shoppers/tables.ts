import { memberName, ofShop, type Tables, withShop } from '../../feature/Tables';

export const shoppersTables: Tables = {
  shopper_request: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'kind', 'asked_by', 'asked_at', 'conversation_count', 'erased_count'],
      'finished_at',
    ],
    personal: {
      address: { of: 'shopper', outlives: 'it says whose deletion is asked for, and goes when that is done' },
      asked_by_name: memberName,
    },
    memberColumn: 'asked_by',
    kept: withShop,
  },
};
