import { ofShop, type Personal, type Tables } from '../../feature/Tables';

/** Of a browser, which knows its own id; only what is written in it names it. */
const ofBrowser: Personal = {
  of: 'shopper',
  outlives:
    'it is about a browser; it goes when consent is taken back, when what was written in that browser is erased, and by the address of who ordered',
};

export const trackingTables: Tables = {
  page_event: {
    wall: ofShop,
    plain: [
      ...['id', 'shop_id', 'app_id', 'at', 'event', 'campaign_id', 'variant_id', 'ab_variant', 'language'],
      ...['device', 'product_id', 'offer_id', 'link_code', 'is_bot'],
    ],
    personal: { session_id: ofBrowser, guest_id: ofBrowser, properties: ofBrowser },
    kept: 'for 90 days',
  },
  forgotten_id: {
    wall: ofShop,
    // Only who brings an id finds its mark.
    plain: ['shop_id', 'mark', 'forgotten_at'],
    kept: '400 days, so that what arrives late is not kept',
  },
  campaign_day: {
    wall: ofShop,
    // Numbers; nobody stands in them.
    plain: [
      ...['shop_id', 'app_id', 'campaign_id', 'variant_id', 'language', 'day', 'event', 'count', 'sessions'],
    ],
    kept: 'two years, so that a year can be compared with the one before',
  },
};
