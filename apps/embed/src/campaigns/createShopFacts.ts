import type { PageFacts } from '@shopbell/rules/campaigns';
import { cartFacts, productAddress, productFacts } from '@shopbell/rules/cart';

export interface ShopFacts {
  cart(): PageFacts['cart'];
  product(): PageFacts['product'];
  /** The page or the cart may be another. */
  turned(): void;
}

/** More different products than this in a cart are not asked for their tags. */
const taggedMax = 20;

/** What the shop says of its cart and of the product its page is about, as far as a trigger asks for it. */
export function createShopFacts(
  keys: readonly string[],
  signal: AbortSignal,
  onChange: () => void,
): ShopFacts {
  const needs = (pattern: RegExp) => keys.some((key) => pattern.test(key));
  const needsTags = needs(/^product_tags/);
  const needsCart = needsTags || needs(/^cart/);
  const needsProduct = needs(/current_product|out_of_stock/);
  const known = new Map<string, Promise<PageFacts['product']>>();
  let cart: PageFacts['cart'] = null;
  let product: PageFacts['product'] = null;
  let looks = 0;

  const productAt = (address: string): Promise<PageFacts['product']> => {
    const asked = known.get(address) ?? fetchJson(address, signal).then(productFacts);
    known.set(address, asked);
    return asked;
  };

  async function readShopCart(): Promise<PageFacts['cart']> {
    const root = window.Shopify?.routes?.root ?? '/';
    const read = cartFacts(await fetchJson(`${root}cart.js`, signal));
    if (!read) return null;
    const urls = new Set(read.urls.map((url) => productAddress(location.origin + url)));
    const products = needsTags
      ? await Promise.all([...urls].slice(0, taggedMax).map((url) => (url ? productAt(url) : null)))
      : [];
    return {
      totalPrice: read.totalPrice,
      productTags: [...new Set(products.flatMap((each) => each?.tags ?? []))],
    };
  }

  async function readPageProduct(): Promise<PageFacts['product']> {
    const address = productAddress(location.href);
    return address ? productAt(address) : null;
  }

  async function turned(): Promise<void> {
    looks += 1;
    const look = looks;
    const read = await Promise.all([needsCart && readShopCart(), needsProduct && readPageProduct()]);
    // An answer that was overtaken says what was.
    if (signal.aborted || look !== looks) return;
    [cart, product] = [read[0] || null, read[1] || null];
    onChange();
  }

  if (needsCart) watchCart(turned, signal);
  void turned();
  return { cart: () => cart, product: () => product, turned: () => void turned() };
}

const fetchJson = (address: string, signal: AbortSignal): Promise<unknown> =>
  fetch(address, { headers: { accept: 'application/json' }, signal })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);

/** TRG-28: whoever changes the cart asks the shop for it, and the browser tells of every call that was made. Nothing is patched. */
function watchCart(onChange: () => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => /\/cart\/(add|change|update|clear)\b/.test(name))) onChange();
  });
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => observer.disconnect());
}
