import { cartPriceDivisor } from '@shopbell/protocol';

interface Variant {
  readonly id: number;
  readonly price: string;
  readonly compare_at_price?: string;
}

export interface Product {
  readonly id: number;
  readonly variants: readonly Variant[];
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly requires_selling_plan: boolean;
  readonly variant_count: number;
  readonly selling_plan_count: number;
  /** Title, tags, pictures: as the storefront gives them. */
  readonly [field: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** A product as a storefront gives it, with prices one can show and what is counted rather than listed (ENT-46 to ENT-49). */
export function toProduct(given: unknown): Product | null {
  const product = (given ?? {}) as Fields;
  if (!Number.isFinite(product.id) || !isListOfObjects(product.variants)) return null;
  const options = isListOfObjects(product.options) ? product.options : [];
  return {
    ...product,
    id: Number(product.id),
    variants: product.variants.map(toVariant),
    options: options.map((option, id) => ({ ...option, name: String(option.name), id })),
    requires_selling_plan: product.requires_selling_plan === true,
    variant_count: product.variants.length,
    selling_plan_count: countPlans(product.selling_plan_groups),
  };
}

/** Currencies without decimals are divided too: storefronts count them in hundredths as well. */
function toVariant({ compare_at_price, ...variant }: Fields): Variant {
  const price = { ...variant, id: Number(variant.id), price: toPrice(variant.price) };
  return typeof compare_at_price === 'number'
    ? { ...price, compare_at_price: toPrice(compare_at_price) }
    : price;
}

const toPrice = (hundredths: unknown): string => (Number(hundredths) / cartPriceDivisor).toFixed(2);

const countPlans = (groups: unknown): number =>
  isListOfObjects(groups)
    ? groups.reduce(
        (sum, { selling_plans }) => sum + (Array.isArray(selling_plans) ? selling_plans.length : 0),
        0,
      )
    : 0;

const isListOfObjects = (given: unknown): given is Fields[] =>
  Array.isArray(given) && given.every((each) => typeof each === 'object' && each !== null);
