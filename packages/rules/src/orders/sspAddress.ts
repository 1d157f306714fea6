export interface SspFacts {
  readonly baseUrl: string;
  readonly shopType: string | null | undefined;
  readonly accountId: number | null | undefined;
  /** The chat's app stands in the shop, so that the shop passes calls on and says who is signed in. */
  readonly isShopInstalled: boolean;
}

/** chosen: HTTP-03. */
const proxyPath = '/apps/gorgias';

/** Where the calls of self-service go (HTTP-02): through the shop where it knows who is signed in, else to us. */
export const sspBase = ({ baseUrl, shopType, isShopInstalled }: SspFacts): string =>
  shopType === 'shopify' && isShopInstalled ? proxyPath : baseUrl;

/** Who the shop says is signed in (HTTP-36). */
export function identityAddress(facts: SspFacts, name: 'shopify-session' | 'shopify-customer-id'): string {
  if (facts.shopType !== 'shopify') throw new Error('Only Shopify says who is signed in');
  if (!facts.accountId) throw new Error('Who is signed in cannot be asked without an account');
  return `${sspBase(facts)}/ssp/identity-verification/${name}`;
}
