import type { ReturnItem } from '@shopbell/protocol';
import { exchangesOf } from '@shopbell/rules/orders';
import type { PlatformReturns } from '../CommercePlatform';
import { readAs } from '../readAs';
import type { AskShopify } from './askShopify';
import { returnableQuery, returnMutation, variantsQuery } from './queries';
import { foundReturnable, foundVariants, returnAnswer, type ShopifyReturnable } from './shapes';
import { gidOf } from './toOrder';

/** chosen: what Shopify takes of a reason. */
const longestNote = 255;

/**
 * Shopify's returns. What goes back is named by the parcel that it came in; what comes instead joins the order when the
 * shop has processed the return, so nothing is charged or given back before.
 */
export function createShopifyReturns(ask: AskShopify): PlatformReturns {
  async function shipped(orderId: number): Promise<readonly ShopifyReturnable[]> {
    const json = await ask(returnableQuery, { orderId: gidOf('Order', orderId) });
    const { returnableFulfillments } = readAs(foundReturnable, json, 'What can go back');
    return returnableFulfillments.nodes.flatMap((one) => one.returnableFulfillmentLineItems.nodes);
  }

  return {
    async returnable(orderId) {
      const totals = new Map<number, number>();
      for (const { quantity, fulfillmentLineItem } of await shipped(orderId)) {
        const { id } = fulfillmentLineItem.lineItem;
        totals.set(id, (totals.get(id) ?? 0) + quantity);
      }
      return [...totals].map(([id, quantity]) => ({ id, quantity }));
    },

    async variants(productId) {
      const json = await ask(variantsQuery, { id: gidOf('Product', productId) });
      const { product } = readAs(foundVariants, json, 'The variants');
      return (product?.variants.nodes ?? []).map(({ legacyResourceId, title, price, availableForSale }) => ({
        ...{ id: legacyResourceId, title, price, isAvailable: availableForSale },
      }));
    },

    async create(orderId, { items, reason }) {
      const there = await shipped(orderId);
      const lines = items.map((item) => linesOf(item, there));
      if (lines.some((line) => line === null)) return 'declined';
      const note = reason?.trim().slice(0, longestNote) ?? '';
      const returnInput = {
        orderId: gidOf('Order', orderId),
        returnLineItems: lines.flatMap((line) =>
          (line ?? []).map((one) => ({
            ...one,
            returnReason: note === '' ? 'UNKNOWN' : 'OTHER',
            returnReasonNote: note,
          })),
        ),
        exchangeLineItems: exchangesOf(items).map(({ id, quantity }) => ({
          ...{ variantId: gidOf('ProductVariant', id), quantity },
        })),
      };
      const json = await ask(returnMutation, { returnInput });
      const { userErrors } = readAs(returnAnswer, json, 'The return').returnCreate;
      return userErrors.length === 0 ? 'accepted' : 'declined';
    },
  };
}

/** From which parcels a line goes back; null where there is less of it. */
function linesOf({ id, quantity }: ReturnItem, there: readonly ShopifyReturnable[]) {
  let left = quantity;
  const lines = there
    .filter(({ fulfillmentLineItem }) => fulfillmentLineItem.lineItem.id === id)
    .flatMap(({ fulfillmentLineItem, quantity: most }) => {
      const taken = Math.min(left, most);
      left -= taken;
      return taken > 0 ? [{ fulfillmentLineItemId: fulfillmentLineItem.id, quantity: taken }] : [];
    });
  return left === 0 ? lines : null;
}
