import { ofShop, type Tables, withShop } from '../../feature/Tables';

export const firstRunTables: Tables = {
  first_run: { wall: ofShop, plain: ['shop_id', 'app_id', 'settled', 'hidden_at'], kept: withShop },
};
