import type { Html } from './html';

/** Shopify's page types, as far as the widget knows them. Checkout and error pages have none. */
export type PageType = 'home' | 'product' | 'collection' | 'cart' | 'searchresults';

export type Page = {
  title: string;
  template: string;
  pageType?: PageType;
  description?: string;
  status?: number;
  main: Html;
};
