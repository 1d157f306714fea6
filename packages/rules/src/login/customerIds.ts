/** LOG-03. */
export const customerIdMismatch =
  'CustomerId from Shopify App Proxy differs from CustomerId from DOM variables';

/** Does a page name another customer than the shop's proxy? One that names nobody does not. */
export function isOtherCustomer(fromProxy: string | null, fromPage: unknown): boolean {
  // Also as `gid://shopify/Customer/1`.
  const named =
    String(fromPage ?? '')
      .trim()
      .split('/')
      .at(-1) ?? '';
  return fromProxy !== null && /^\d+$/.test(named) && named !== fromProxy;
}
