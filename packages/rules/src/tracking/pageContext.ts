/** What Shopify writes into every page of a shop, as far as it can be believed. */
export interface PageVariables {
  readonly meta?: unknown;
  readonly ShopifyAnalytics?: { readonly meta?: unknown };
  readonly path: string;
  /** What `q` says in the address. */
  readonly query: string | null;
}

/** TRK-12. */
export interface PageContext {
  readonly pageType: string | null;
  readonly productId: string | null;
  readonly collectionId: string | null;
  readonly searchQuery: string | null;
}

const textMax = 200;

/** Any script can have changed these variables, so each is looked at before it is believed. */
export function pageContext({ meta, ShopifyAnalytics, path, query }: PageVariables): PageContext {
  const facts = recordOf(meta ?? ShopifyAnalytics?.meta);
  const page = recordOf(facts.page);
  const pageType = textOf(page.pageType);
  const resourceId = textOf(page.resourceId);
  return {
    pageType,
    productId: textOf(recordOf(facts.product).id) ?? (page.resourceType === 'product' ? resourceId : null),
    collectionId: page.resourceType === 'collection' ? resourceId : null,
    searchQuery: pageType === 'searchresults' || path.endsWith('/search') ? query : null,
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value).slice(0, textMax)
    : null;
