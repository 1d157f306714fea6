import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Shopify adds to a request that it passes on from a page of a shop. */
export interface ProxyQuery {
  /** `my-shop.myshopify.com` */
  readonly shop: string;
  readonly sentAtMs: number;
  /** Who is signed in to the shop; null for nobody, and where the page has put words of its own beside it. */
  readonly customerId: number | null;
  /** With the secret of the app that the shop has installed. Nothing of the rest is true before. */
  isSignedWith(secret: string): boolean;
}

const ownNames = new Set(['shop', 'logged_in_customer_id', 'path_prefix', 'timestamp', 'signature']);

/** Null where it is no such request. */
export function readProxyQuery(search: string): ProxyQuery | null {
  const given = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search))
    given.set(name, [...(given.get(name) ?? []), value]);
  const one = (name: string) => (given.get(name)?.length === 1 ? (given.get(name)?.[0] ?? '') : '');
  // Asked for by name as well, it stands there twice.
  const [shop = '', ...others] = new Set(given.get('shop'));
  const signature = one('signature');
  const timestamp = one('timestamp');
  if (others.length > 0 || !/^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/.test(shop)) return null;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return null;

  // What is signed has no marks between its parts: words that the page may choose could be read as Shopify's.
  const isBare = [...given].every(([name, values]) => ownNames.has(name) && values.length === 1);
  const customer = one('logged_in_customer_id');
  const isCustomer = isBare && /^[1-9]\d{0,14}$/.test(customer) && one('path_prefix').startsWith('/');
  const signed = [...given]
    .filter(([name]) => name !== 'signature')
    .map(([name, values]) => `${name}=${values.join(',')}`)
    .toSorted()
    .join('');
  return {
    shop,
    sentAtMs: Number(timestamp) * 1000,
    customerId: isCustomer ? Number(customer) : null,
    isSignedWith: (secret) =>
      timingSafeEqual(createHmac('sha256', secret).update(signed).digest(), Buffer.from(signature, 'hex')),
  };
}
