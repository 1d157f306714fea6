const itemFields = ['product_id', 'variant_id', 'quantity', 'line_price', 'original_line_price'] as const;

export type CartItem = Readonly<Record<(typeof itemFields)[number], number>>;

export interface Cart {
  readonly items: readonly CartItem[];
  readonly total_price: number;
}

/** What a storefront's cart says, or a page's own; fields nobody reads are left behind. */
export function readCart(argument: unknown): Cart | null {
  const { items, total_price } = (argument ?? {}) as Record<string, unknown>;
  if (!Number.isFinite(total_price) || !Array.isArray(items) || !items.every(isItem)) return null;
  return { items: items.map(toItem), total_price: Number(total_price) };
}

const isItem = (given: unknown): boolean =>
  itemFields.every((field) => Number.isFinite((given as CartItem | null)?.[field]));

const toItem = (given: CartItem): CartItem =>
  Object.fromEntries(itemFields.map((field) => [field, given[field]])) as CartItem;
