import { ofShop, type Tables, withShop } from '../../feature/Tables';

export const assistantModelTables: Tables = {
  assistant_model: {
    wall: ofShop,
    plain: ['shop_id', 'base_url', 'model', 'sealed_key', 'budget', 'policy', 'selling', 'changed_at'],
    kept: withShop,
  },
  assistant_spending: {
    wall: ofShop,
    plain: ['shop_id', 'day', 'turns', 'tokens_in', 'tokens_out', 'cost_micros', 'tries', 'tried_tokens'],
    kept: '400 days',
  },
};
