import type { Order, OrderWish, ReturnableLine } from '@shopbell/protocol';
import { canReturn, returnableLine } from '@shopbell/rules/orders';
import type { CommercePlatform } from '../../platform/commerce';

/** What of an order can go back in this moment, and what could come instead; each product is asked for once. */
export async function readReturnable(platform: CommercePlatform, order: Order): Promise<ReturnableLine[]> {
  const { returns } = platform;
  if (!returns || !canReturn(order)) return [];
  const quantities = new Map((await returns.returnable(order.id)).map(({ id, quantity }) => [id, quantity]));
  const lines = order.line_items.filter(({ id }) => (quantities.get(id) ?? 0) > 0);
  const products = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))];
  const offered = new Map(
    await Promise.all(products.map(async (id) => [id, await returns.variants(id)] as const)),
  );
  return lines.map((line) =>
    returnableLine(line, quantities.get(line.id) ?? 0, offered.get(line.product_id ?? 0) ?? []),
  );
}

/** Nothing is asked for a wish that needs none of it. */
export const returnableFor = (
  platform: CommercePlatform,
  order: Order,
  { kind }: OrderWish,
): Promise<ReturnableLine[]> => (kind === 'return' ? readReturnable(platform, order) : Promise.resolve([]));
