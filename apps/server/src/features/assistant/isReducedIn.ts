import type { AssistantPolicy, Order, OrderLineItem } from '@shopbell/protocol';
import type { IsReduced } from '@shopbell/rules/assistant-policy';
import { CommerceError, type PlatformProduct } from '../../platform/commerce';

type FindProducts = (ids: readonly string[]) => Promise<readonly PlatformProduct[] | null>;

/** Which pieces that would go back were bought for less than they cost; asked for only where the owner minds. */
export async function isReducedIn(
  { kind, items = [] }: { readonly kind: string; readonly items?: readonly { readonly id: number }[] },
  { line_items: bought }: Pick<Order, 'line_items'>,
  { areSaleItemsReturned }: AssistantPolicy,
  find: FindProducts,
): Promise<readonly IsReduced[]> {
  if (areSaleItemsReturned !== false || kind !== 'return') return [];
  const named = new Set(items.map(({ id }) => id));
  const lines = bought.filter(({ id }) => named.size === 0 || named.has(id));
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => (id === null ? [] : [String(id)])))];
  const products = ids.length === 0 ? [] : await find(ids).catch(noneWhereSilent);
  return lines.map((line) =>
    isReduced(
      line,
      products?.find(({ id }) => id === String(line.product_id)),
    ),
  );
}

/** By what it costs now and what is crossed out beside it; null where the shop's system does not say. */
function isReduced({ price, variant_id: form }: OrderLineItem, product?: PlatformProduct): IsReduced {
  if (!product) return null;
  const own = product.forms.find(({ id }) => id === String(form));
  return Number(price) < Math.max(Number(own?.price ?? product.price), Number(product.compareAtPrice));
}

function noneWhereSilent(error: unknown): null {
  if (error instanceof CommerceError) return null;
  throw error;
}
