import type { AssistantPolicy, OrderLineItem } from '@shopbell/protocol';
import type { IsReduced } from '@shopbell/rules/assistant-policy';
import { CommerceError, type PlatformProduct } from '../../platform/commerce';
import type { Seen } from './createTools';
import type { Thought } from './Engine';

type FindProducts = (ids: readonly string[]) => Promise<readonly PlatformProduct[] | null>;

/** Which of the pieces that would go back were bought for less than they cost; asked for only where the owner minds. */
export async function isReducedIn(
  { draft }: Thought,
  { areSaleItemsReturned }: AssistantPolicy,
  { orders }: Pick<Seen, 'orders'>,
  find: FindProducts,
): Promise<readonly IsReduced[]> {
  if (areSaleItemsReturned !== false || draft.kind !== 'propose' || draft.proposal.kind !== 'return')
    return [];
  const { orderId, items } = draft.proposal;
  const named = new Set(items.map(({ id }) => id));
  const lines = (orders.get(orderId)?.line_items ?? []).filter(({ id }) => named.size === 0 || named.has(id));
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
