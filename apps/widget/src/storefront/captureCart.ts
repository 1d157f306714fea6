import type { Cart } from '@shopbell/rules/cart';
import type { Widget } from '../app/Widget';

/** Tells who answers what lies in the shopper's cart. */
export function captureCart({ overrides, page, client }: Widget, cart: Cart): void {
  const { shop } = overrides.get();
  const context = {
    cart,
    shop: { myshopify_domain: shop?.domain ?? page.get().shopDomain },
    customer: { token: shop?.customerId ?? null },
  };
  void client.run((loaded) => loaded.signal('shopify-cart', context));
}
