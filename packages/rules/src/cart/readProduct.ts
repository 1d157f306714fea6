import { priceDivisor } from '@shopbell/protocol';

export interface ProductVariant {
  readonly id: number;
  readonly title: string;
  readonly available: boolean;
  /** ENT-46, ENT-49: `19.90`. */
  readonly price: string;
  readonly compare_at_price?: string;
}

export interface ShopProduct {
  readonly id: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly variants: readonly ProductVariant[];
  /** ENT-47: each is known by its place. */
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly requires_selling_plan: boolean;
  readonly variant_count: number;
  readonly selling_plan_count: number;
}

type Given = Readonly<Record<string, unknown>>;

/** What a storefront says of a product (ENT-46..48); null where it is none. */
export function readProduct(argument: unknown): ShopProduct | null {
  const { id, title, tags, variants, options, requires_selling_plan, selling_plan_groups } =
    asGiven(argument);
  if (!Number.isSafeInteger(id) || typeof title !== 'string') return null;
  const read = asList(variants).map(readVariant);
  if (read.length === 0 || read.includes(null)) return null;
  return {
    id: Number(id),
    title,
    tags: asList(tags).filter((tag) => typeof tag === 'string'),
    variants: read.filter((variant) => variant !== null),
    options: asList(options).map((option, index) => ({ id: index, name: nameOf(option) })),
    requires_selling_plan: requires_selling_plan === true,
    variant_count: read.length,
    selling_plan_count: asList(selling_plan_groups).flatMap((group) => asList(asGiven(group).selling_plans))
      .length,
  };
}

function readVariant(given: unknown): ProductVariant | null {
  const { id, title, available, price, compare_at_price } = asGiven(given);
  if (!Number.isSafeInteger(id) || !Number.isFinite(price)) return null;
  return {
    id: Number(id),
    title: typeof title === 'string' ? title : '',
    available: available === true,
    price: divided(Number(price)),
    ...(Number.isFinite(compare_at_price) && { compare_at_price: divided(Number(compare_at_price)) }),
  };
}

const divided = (cents: number): string => (cents / priceDivisor).toFixed(2);

/** Themes write an option as its name alone, or as an object that has one. */
const nameOf = (option: unknown): string =>
  typeof option === 'string' ? option : String(asGiven(option).name ?? '');

const asGiven = (given: unknown): Given => (given ?? {}) as Given;
const asList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** Where a storefront tells about the product of a page (HTTP-43); null where the page is about none. */
export function productAddress(pageUrl: string): string | null {
  const [, origin, pathname = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/.exec(pageUrl) ?? [];
  const [path] = /^.*\/products\/[^/]+/.exec(pathname) ?? [];
  return origin === undefined || path === undefined ? null : `${origin}${path}.js`;
}
