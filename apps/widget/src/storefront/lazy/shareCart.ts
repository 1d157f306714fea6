import type { VisitorState } from '@shopbell/client/visitor';
import type { Cart } from '@shopbell/rules/cart';
import type { Storefront } from './createStorefront';

/**
 * Agents see what the shopper has in the cart, as it stands when a message has arrived and when an agent looks.
 * Nobody is asked for it who has not written.
 */
export function createCartSharing(storefront: Storefront, capture: (cart: Cart) => void) {
  let wasWaiting = false;

  const share = () =>
    storefront.readChangedCart().then((cart) => {
      if (cart) capture(cart);
    });

  return {
    share,
    heed({ conversation }: VisitorState): void {
      const isWaiting = conversation.outbox.length > 0;
      if (wasWaiting && !isWaiting) void share();
      wasWaiting = isWaiting;
    },
  };
}
