import { perWidget } from '../../app/perWidget';
import { captureCart } from '../captureCart';
import { createStorefront } from './createStorefront';
import { keepViewed } from './keepViewed';
import { createCartSharing } from './shareCart';
import { warnOfOtherShop } from './warnOfOtherShop';

/** The shop around this widget: its cart is shared, and whose shop it is is looked at once. */
export const storefrontOf = perWidget((widget) => {
  const { launcher, client, details } = widget;
  warnOfOtherShop(details);
  if (launcher.shopType !== 'shopify') return { share: async () => {} };
  const shop = createStorefront();
  keepViewed(widget, shop);
  const cart = createCartSharing(shop, (found) => captureCart(widget, found));
  client.store.subscribe(() => cart.heed(client.store.get()));
  return { share: cart.share };
});
