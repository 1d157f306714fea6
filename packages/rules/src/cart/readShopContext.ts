/** Where in the shop the page stands, in the words of the storefront. */
export const pageTypes = ['home', 'product', 'collection', 'cart', 'searchresults'] as const;
export type PageType = (typeof pageTypes)[number];

export const readPageType = (given: unknown): PageType | null =>
  pageTypes.find((type) => type === given) ?? null;

/** A permanent shop domain, written without its scheme (API-33, API-34). */
export const readShopDomain = (argument: unknown): string | null =>
  typeof argument === 'string' && argument.includes('.myshopify.com') && !/^https?:/i.test(argument)
    ? argument
    : null;
