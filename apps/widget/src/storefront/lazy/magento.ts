import { type Cart, readMagentoCart } from '@shopbell/rules/cart';
import type { Storefront } from './createStorefront';
import { onlyChanged } from './onlyChanged';
import { metaOf, productOfPage } from './productOfPage';

declare global {
  interface Window {
    checkoutConfig?: { readonly quoteData?: { readonly quote_currency_code?: string } };
  }
}

/** Magento 2: its pages keep the cart in the browser, and ask their server themselves when it has changed. */
export const createPages = (): Storefront => ({
  readChangedCart: onlyChanged(async () => keptCart()),
  readProduct: async () => productOfPage('#product_addtocart_form input[name="product"]'),
});

function keptCart(): Cart | null {
  try {
    const sections = JSON.parse(localStorage.getItem('mage-cache-storage') ?? 'null');
    return readMagentoCart(sections?.cart, currencyOfPage());
  } catch {
    return null;
  }
}

/** Only the checkout and a product's page name it. */
const currencyOfPage = (): string | null =>
  window.checkoutConfig?.quoteData?.quote_currency_code ?? metaOf('product:price:currency');
