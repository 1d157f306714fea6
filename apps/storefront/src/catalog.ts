import { ceramics } from './catalog/ceramics';
import type { Product, Variant } from './catalog/product';
import { textiles } from './catalog/textiles';

export const products: readonly Product[] = [...textiles, ...ceramics];

export type Collection = { handle: string; title: string; description: string; products: readonly Product[] };

export const collections: readonly Collection[] = [
  {
    handle: 'all',
    title: 'Everything',
    description: 'The whole house: what we weave, and what we throw.',
    products,
  },
  {
    handle: 'textiles',
    title: 'Textiles',
    description: 'Linen, wool and cotton that get softer every year.',
    products: textiles,
  },
  {
    handle: 'ceramics',
    title: 'Ceramics',
    description: 'Stoneware with a weight you notice, glazed by hand.',
    products: ceramics,
  },
];

const byHandle = new Map(products.map((product) => [product.handle, product]));
const byVariantId = new Map(
  products.flatMap((product) =>
    product.variants.map((variant) => [variant.id, { product, variant }] as const),
  ),
);

export function productByHandle(handle: string): Product | undefined {
  return byHandle.get(handle);
}

export function variantById(id: number): { product: Product; variant: Variant } | undefined {
  return byVariantId.get(id);
}

export function isAvailable(product: Product): boolean {
  return product.variants.some((variant) => variant.stock > 0);
}

export function priceRange(product: Product): { min: number; max: number } {
  const prices = product.variants.map((variant) => variant.price);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

export function hasOnlyDefaultVariant(product: Product): boolean {
  return product.variants.length === 1;
}

/** Shopify's name for what is bought: the variant follows the product's title, unless there is only one. */
export function variantName(product: Product, variant: Variant): string {
  return hasOnlyDefaultVariant(product) ? product.title : `${product.title} - ${variant.title}`;
}

/** Every word must occur somewhere in what a shopper could know about the product. */
export function searchProducts(query: string): readonly Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return products.filter((product) => words.every((word) => searchText(product).includes(word)));
}

function searchText(product: Product): string {
  const { title, type, vendor, tags, description, options } = product;
  const values = options.flatMap((option) => option.values);
  return [title, type, vendor, description, ...tags, ...values].join(' ').toLowerCase();
}
