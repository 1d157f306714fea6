import type { Html } from './html';

/** Shopify's page types, as far as the widget knows them. Checkout, account and error pages have none. */
export type PageType = 'home' | 'product' | 'collection' | 'cart' | 'searchresults';

export type Page = {
  title: string;
  template: string;
  pageType?: PageType;
  description?: string;
  status?: number;
  /** What scripts on the page may read about it: one `<meta name="shop-…">` of JSON for each. */
  facts?: Readonly<Record<string, object>>;
  /** Shows what is nobody else's business, so that no copy of it is kept. */
  isPrivate?: boolean;
  main: Html;
};
