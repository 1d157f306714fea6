import type { Picture } from '../pictures/picture';

export type Variant = {
  readonly id: number;
  readonly title: string;
  readonly options: readonly string[];
  readonly sku: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** What is left; the one thing about a product that changes while the shop is open. */
  readonly stock: number;
  readonly grams: number;
};

export type Product = {
  id: number;
  handle: string;
  title: string;
  description: string;
  material: string;
  care: string;
  vendor: string;
  type: string;
  tags: readonly string[];
  publishedAt: string;
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly [Variant, ...Variant[]];
  picture: Picture;
};

type VariantDraft = { options: readonly string[]; stock: number; price?: number };

export type ProductDraft = Omit<Product, 'id' | 'publishedAt' | 'options' | 'variants'> & {
  /** Ids are derived from it, so that a product keeps them wherever it stands in the list. */
  number: number;
  sku: string;
  grams: number;
  price: number;
  compareAtPrice?: number;
  publishedOn?: string;
  optionNames: readonly string[];
  variants: readonly [VariantDraft, ...VariantDraft[]];
};

/** Shopify's convention for a product without options. */
export const withoutOptions = { optionNames: ['Title'], defaultTitle: 'Default Title' } as const;

export function defineProduct(draft: ProductDraft): Product {
  const { number, sku, grams, price, compareAtPrice, publishedOn, optionNames, variants, ...facts } = draft;
  const id = 7_000 + number;
  const variant = (one: VariantDraft, index: number): Variant => ({
    id: id * 100 + index + 1,
    title: one.options.join(' / '),
    options: one.options,
    sku: `${sku}-${index + 1}`,
    price: one.price ?? price,
    compareAtPrice: compareAtPrice ?? null,
    stock: one.stock,
    grams,
  });
  const [first, ...others] = variants;
  return {
    ...facts,
    id,
    publishedAt: `${publishedOn ?? '2026-03-02'}T09:00:00Z`,
    options: optionNames.map((name, position) => ({ name, values: distinctValues(variants, position) })),
    variants: [variant(first, 0), ...others.map((one, index) => variant(one, index + 1))],
  };
}

function distinctValues(variants: readonly VariantDraft[], position: number): string[] {
  return [...new Set(variants.flatMap((variant) => variant.options[position] ?? []))];
}
