import { ofShop, type Tables } from '../../feature/Tables';

export const linksTables: Tables = {
  short_link: {
    wall: ofShop,
    plain: [
      ...['code', 'shop_id', 'fingerprint', 'url', 'campaign_id', 'clicks', 'bot_clicks', 'created_at'],
    ],
    personal: {
      meta: {
        of: 'shopper',
        outlives:
          'of whom it is says only a session, which goes out of it together with what that session did',
      },
    },
    kept: 'two years: it may stand in a conversation',
  },
  link_click: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'code', 'at', 'is_bot'],
    kept: 'for 90 days',
  },
};
