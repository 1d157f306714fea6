import type { OrderAccess } from '@shopbell/protocol';
import { customerIdMismatch, isOtherCustomer } from '@shopbell/rules/login';
import { identityAddress, type SspFacts, sspBase } from '@shopbell/rules/orders';
import type { Widget } from '../../app/Widget';
import { fetchJson } from '../../http/fetchJson';
import { reportWarning } from '../../log';

/** What Shopify's own scripts note of the page; themes may have none of it. */
type ShopifyPage = typeof window & {
  readonly ShopifyAnalytics?: { readonly meta?: { readonly page?: { readonly customerId?: number } } };
  readonly __st?: { readonly cid?: number };
};

/** Who is signed in to the shop, by the shop's own word (HTTP-33, HTTP-45). */
export async function askShop(
  widget: Pick<Widget, 'overrides'>,
  facts: SspFacts,
  headers: Readonly<Record<string, string>>,
): Promise<OrderAccess & { readonly idToken: string }> {
  const session = identityAddress(facts, 'shopify-session');
  // With the shop's own cookie, which tells the shop who they are; it goes no further.
  const asking = fetchJson<{ idToken: string }>(session, { credentials: 'same-origin', headers }, false);
  const { idToken } = await asking;
  void compareCustomers(widget, facts, idToken).catch(() => {});
  const query = new URLSearchParams({ idToken, accountId: String(facts.accountId) });
  const address = `${sspBase(facts)}/ssp/identity-verification/access-token?${query}`;
  return { ...(await fetchJson<OrderAccess>(address)), idToken };
}

/** Whoever set up a page that takes shoppers for somebody else learns of it (LOG-03). */
export async function compareCustomers(
  { overrides }: Pick<Widget, 'overrides'>,
  facts: SspFacts,
  idToken: string,
): Promise<void> {
  const { ShopifyAnalytics, __st, Shopify } = window as ShopifyPage;
  const fromPage = overrides.get().shop?.customerId ?? ShopifyAnalytics?.meta?.page?.customerId ?? __st?.cid;
  if (fromPage === undefined || !Shopify?.shop) return;
  const query = new URLSearchParams({ idToken, shop: Shopify.shop, accountId: String(facts.accountId) });
  const fromProxy = await customerIdOf(`${identityAddress(facts, 'shopify-customer-id')}?${query}`);
  if (isOtherCustomer(fromProxy, fromPage)) reportWarning(customerIdMismatch);
}

/** Null where the shop knows none: 404 (HTTP-35). */
async function customerIdOf(address: string): Promise<string | null> {
  try {
    return (await fetchJson<{ customerId: string }>(address)).customerId;
  } catch (error) {
    if ((error as { readonly status?: number }).status === 404) return null;
    throw error;
  }
}
