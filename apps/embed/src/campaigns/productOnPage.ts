import { productAddress, productFacts, type ViewedProduct } from '@shopbell/rules/cart';

/** The field by which Magento's and BigCommerce's pages put their product into the cart. */
const fields = 'form[action*="cart"] input[name="product"],form[action*="cart"] input[name="product_id"]';

/** What the page is about, if it is about a product: by what its theme says, or by its form. Nobody is asked. */
export function productSaid(): ViewedProduct | null {
  const id = Number(window.meta?.product?.id ?? document.querySelector<HTMLInputElement>(fields)?.value);
  const title =
    document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title;
  return Number.isSafeInteger(id) && id > 0 ? { id, title, url: location.pathname } : null;
}

/** Where the page does not say it, the shop is asked. */
export async function productOnPage(signal: AbortSignal): Promise<ViewedProduct | null> {
  const { pathname, href } = location;
  const said = productSaid();
  const address = productAddress(href);
  if (said || !address) return said;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  const product = answer.ok ? productFacts(await answer.json()) : null;
  return product && { id: product.id, title: product.title, url: pathname };
}
