import { perWidget } from '../../app/perWidget';
import type { Widget } from '../../app/Widget';
import { loadChunk } from '../../chunks/loadChunk';
import { reportError } from '../../log';
import { captureCart } from '../captureCart';
import { createStorefront, type Storefront } from './createStorefront';
import { keepViewed } from './keepViewed';
import { createCartSharing } from './shareCart';
import { warnOfOtherShop } from './warnOfOtherShop';

/** The shop around this widget: its cart is shared, and whose shop it is is looked at once. */
export const storefrontOf = perWidget((widget) => {
  warnOfOtherShop(widget.details);
  const cart = openPages(widget.launcher.shopType).then((pages) => pages && watchPages(widget, pages));
  cart.catch((error) => reportError("The shop's pages cannot be read.", error));
  return { share: () => cart.then((sharing) => sharing?.share()) };
});

/** Each kind of shop pays for its own. */
async function openPages(shopType: Widget['launcher']['shopType']): Promise<Storefront | null> {
  if (shopType === 'magento2') return (await loadChunk('magento', () => import('./magento'))).createPages();
  if (shopType === 'bigcommerce')
    return (await loadChunk('bigcommerce', () => import('./bigCommerce'))).createPages();
  return shopType === 'shopify' ? createStorefront() : null;
}

function watchPages(widget: Widget, pages: Storefront) {
  const { client } = widget;
  keepViewed(widget, pages);
  const cart = createCartSharing(pages, (found) => captureCart(widget, found));
  client.store.subscribe(() => cart.heed(client.store.get()));
  return cart;
}
