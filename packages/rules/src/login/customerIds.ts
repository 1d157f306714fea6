/** LOG-03. */
export const customerIdMismatch =
  'CustomerId from Shopify App Proxy differs from CustomerId from DOM variables';

/** Does a page name another customer than the shop's proxy? One that names nobody does not. */
export function isOtherCustomer(fromProxy: string | null, fromPage: unknown): boolean {
  const named = /(\d+)\s*$/.exec(String(fromPage ?? ''))?.[1];
  return fromProxy !== null && named !== undefined && named !== fromProxy;
}
