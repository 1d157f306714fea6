import { productAddress, readProduct, type ViewedProduct } from '@shopbell/rules/cart';

/** The field by which Magento's and BigCommerce's pages put their product into the cart. */
const fields = 'form[action*="cart"] input[name="product"],form[action*="cart"] input[name="product_id"]';

/** What the page is about, if it is about a product: by what its theme says, by its form, or by asking the shop. */
export async function productOnPage(signal: AbortSignal): Promise<ViewedProduct | null> {
  const { pathname, href } = location;
  const said = window.meta?.product?.id ?? document.querySelector<HTMLInputElement>(fields)?.value;
  const title =
    document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title;
  if (Number.isSafeInteger(Number(said)) && Number(said) > 0)
    return { id: Number(said), title, url: pathname };
  const address = productAddress(href);
  if (!address) return null;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  const product = answer.ok ? readProduct(await answer.json()) : null;
  return product && { id: product.id, title: product.title, url: pathname };
}
