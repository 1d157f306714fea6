import type { LineQuantity, Order, OrderLine, Return } from './order';
import { fulfilledQuantity } from './orderFacts';

/** How much of each line can go back: what has come, without what went back or is about to. */
export function returnableOf(order: Order): readonly LineQuantity[] {
  if (order.cancelled) return [];
  return order.lines.flatMap((line) => {
    const quantity = fulfilledQuantity(order, line) - Math.max(sentBack(order, line), refunded(order, line));
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

const sentBack = ({ returns = [] }: Order, line: OrderLine): number =>
  sumOf(
    returns.flatMap(({ lines }) => lines),
    line,
  );
const refunded = ({ refunds }: Order, line: OrderLine): number =>
  sumOf(
    refunds.flatMap(({ lines }) => lines),
    line,
  );

const sumOf = (lines: readonly LineQuantity[], { id }: OrderLine): number =>
  lines.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0);

/** Null where less is there to go back, or what should come instead is not of the same product, or not to be had. */
export function returnItems(order: Order, wanted: Omit<Return, 'id'>): Order | null {
  const returnable = returnableOf(order);
  const isThere = ({ lineId, quantity }: LineQuantity) =>
    quantity > 0 && quantity <= (returnable.find((one) => one.lineId === lineId)?.quantity ?? 0);
  const isOnce = new Set(wanted.lines.map(({ lineId }) => lineId)).size === wanted.lines.length;
  if (wanted.lines.length === 0 || !isOnce || !wanted.lines.every(isThere)) return null;
  const going = order.lines.filter(({ id }) => wanted.lines.some(({ lineId }) => lineId === id));
  const canCome = ({ variantId, quantity }: Return['exchanges'][number]) =>
    going.some(({ product }) =>
      product.variants.some(({ id, stock }) => id === variantId && stock >= quantity && quantity > 0),
    );
  if (!wanted.exchanges.every(canCome)) return null;
  const returns = order.returns ?? [];
  return { ...order, returns: [...returns, { ...wanted, id: order.number * 100 + returns.length + 1 }] };
}
