const itemFields = ['product_id', 'variant_id', 'quantity', 'line_price', 'original_line_price'] as const;

type ItemNumbers = Readonly<Record<(typeof itemFields)[number], number>>;

export interface CartItem extends ItemNumbers {
  readonly title?: string;
  readonly url?: string;
  readonly image?: string;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly total_price: number;
  readonly currency?: string;
  readonly item_count?: number;
}

/** What a storefront's cart says, or a page's own; fields nobody reads are left behind, its token first of all. */
export function readCart(argument: unknown): Cart | null {
  const { items, total_price, currency, item_count } = (argument ?? {}) as Record<string, unknown>;
  if (!Number.isFinite(total_price) || !Array.isArray(items) || !items.every(isItem)) return null;
  return {
    items: items.map(toItem),
    total_price: Number(total_price),
    ...(isText(currency) && { currency }),
    ...(Number.isInteger(item_count) && { item_count: Number(item_count) }),
  };
}

const isItem = (given: unknown): boolean =>
  itemFields.every((field) => Number.isFinite((given as CartItem | null)?.[field]));

const toItem = (given: CartItem): CartItem => {
  const { title, url, image } = given;
  return {
    ...(Object.fromEntries(itemFields.map((field) => [field, given[field]])) as ItemNumbers),
    ...(isText(title) && { title }),
    ...(isText(url) && { url }),
    ...(isText(image) && { image }),
  };
};

const isText = (given: unknown): given is string => typeof given === 'string' && given !== '';
