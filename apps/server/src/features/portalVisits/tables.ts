import { ofShop, type Tables } from '../../feature/Tables';

export const portalVisitsTables: Tables = {
  portal_visit: {
    wall: ofShop,
    // A visit, not a visitor: nothing leads from it to anybody.
    plain: ['id', 'shop_id', 'action', 'entry_point', 'visited_at', 'has_asked'],
    kept: 'for 90 days',
  },
};
