import type {
  ActionRefusal,
  Order,
  OrderReturn,
  OrderWish,
  ReturnableLine,
  ReturnItem,
} from '@shopbell/protocol';
import { canReturn } from './eligibility';

export type ReturnWish = Extract<OrderWish, { kind: 'return' }>;

/** How a shop's system names what else there is of a product. */
export interface OfferedVariant {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  readonly isAvailable: boolean;
}

/**
 * What of a line can go back, and for what. Only what costs the same now comes instead: then nothing is left to pay, and
 * nothing to give back.
 */
export function returnableLine(
  { id, variant_id: own }: Order['line_items'][number],
  quantity: number,
  offered: readonly OfferedVariant[],
): ReturnableLine {
  const price = offered.find((variant) => variant.id === own)?.price;
  const variants = offered.filter(
    (variant) => variant.isAvailable && variant.id !== own && variant.price === price,
  );
  return { id, quantity, variants: variants.map(({ id: variantId, title }) => ({ id: variantId, title })) };
}

/** Null where a return can be made. */
export function whyNoReturn(
  { items }: ReturnWish,
  order: Order,
  returnable: readonly ReturnableLine[],
): ActionRefusal | null {
  if (!canReturn(order)) return order.cancelled_at === null ? 'not-shipped' : 'cancelled';
  const lineOf = ({ id }: ReturnItem) => returnable.find((line) => line.id === id);
  if (items.some((item) => item.quantity > (lineOf(item)?.quantity ?? 0))) return 'returned';
  const isOffered = (item: ReturnItem) =>
    item.variantId === undefined || lineOf(item)?.variants.some(({ id }) => id === item.variantId);
  return items.every(isOffered) ? null : 'sold-out';
}

const counts: ReadonlySet<OrderReturn['state']> = new Set(['requested', 'open', 'closed']);

/** Whether an order has the return that somebody wished, beside those that stood there before. */
export const hasReturn = (
  { items }: ReturnWish,
  { returns = [] }: Pick<Order, 'returns'>,
  before: readonly number[],
): boolean =>
  returns.some(
    ({ id, state, line_items: lines, exchanges }) =>
      counts.has(state) &&
      !before.includes(id) &&
      isSame(lines, items) &&
      isSame(exchanges, exchangesOf(items)),
  );

interface Amount {
  readonly id: number;
  readonly quantity: number;
}

/** What comes instead, by variant: two lines may be exchanged for the same. */
export function exchangesOf(items: readonly ReturnItem[]): Amount[] {
  const wanted = items.flatMap(({ variantId, quantity }) =>
    variantId === undefined ? [] : [{ id: variantId, quantity }],
  );
  return [...totalsOf(wanted)].map(([id, quantity]) => ({ id, quantity }));
}

/** What goes back and comes instead, as whoever reads of it knows it. */
export interface ReturnedItem {
  /** The line's number. */
  readonly id: number;
  readonly quantity: number;
  readonly title: string;
  /** What comes instead of it. */
  readonly instead: string | null;
}

export const returnedItems = (
  items: readonly ReturnItem[],
  { line_items: lines }: Pick<Order, 'line_items'>,
  returnable: readonly ReturnableLine[],
): ReturnedItem[] =>
  items.map(({ id, quantity, variantId }) => {
    const line = lines.find((one) => one.id === id);
    const variants = returnable.find((one) => one.id === id)?.variants ?? [];
    const wanted = variants.find((variant) => variant.id === variantId);
    const named = (variant: string | null | undefined) => [line?.title, variant].filter(Boolean).join(', ');
    return { id, quantity, title: named(line?.variant_title), instead: wanted ? named(wanted.title) : null };
  });

/** A system may cut one line into several, by parcel. */
function isSame(some: readonly Amount[], others: readonly Amount[]): boolean {
  const [left, right] = [totalsOf(some), totalsOf(others)];
  return left.size === right.size && [...left].every(([id, quantity]) => right.get(id) === quantity);
}

function totalsOf(amounts: readonly Amount[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { id, quantity } of amounts) totals.set(id, (totals.get(id) ?? 0) + quantity);
  return totals;
}
