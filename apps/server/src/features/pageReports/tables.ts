import { ofShop, type Tables } from '../../feature/Tables';

export const pageReportsTables: Tables = {
  page_report: {
    wall: ofShop,
    // An error without the words of anybody, on a page without what stands behind its question mark.
    plain: [
      ...['shop_id', 'app_id', 'fingerprint', 'kind', 'name', 'message', 'release', 'page', 'connection'],
      ...['count', 'first_at', 'last_at'],
    ],
    kept: '30 days after it was last seen',
  },
};
