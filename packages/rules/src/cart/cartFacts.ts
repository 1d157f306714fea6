/** What campaigns ask of a cart and of a product: a page that shows them has no room to read the rest. */
export interface CartFacts {
  readonly totalPrice: number;
  /** Where its products stand, as far as it says. */
  readonly urls: readonly string[];
}

export interface ProductFacts {
  readonly id: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly isAvailable: boolean;
}

/** Null where it is no cart. */
export function cartFacts(argument: unknown): CartFacts | null {
  const { items, total_price } = given(argument);
  return Number.isFinite(total_price) && Array.isArray(items)
    ? { totalPrice: Number(total_price), urls: items.map((item) => given(item).url).filter(isText) }
    : null;
}

/** Null where it is no product. */
export function productFacts(argument: unknown): ProductFacts | null {
  const { id, title, tags, variants } = given(argument);
  if (!Number.isSafeInteger(id) || typeof title !== 'string' || !Array.isArray(variants) || !variants[0])
    return null;
  return {
    ...{ id: Number(id), title },
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    isAvailable: variants.some((variant) => given(variant).available === true),
  };
}

const given = (argument: unknown) => (argument ?? {}) as Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
