import type { Tables } from '../../feature/Tables';

const wall = { closed: 'before the first owner there is no shop' };

export const setupTables: Tables = {
  setup: { wall, plain: ['is_only', 'wrong_tries'], kept: 'for ever' },
  setup_code: { wall, plain: ['code_hash'], kept: 'until there is an owner' },
};
