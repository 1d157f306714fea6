import type { Product, Variant } from './product';

export function isAvailable(product: Product): boolean {
  return product.variants.some((variant) => variant.stock > 0);
}

export function isReduced(product: Product): boolean {
  return product.variants.some(
    ({ price, compareAtPrice }) => compareAtPrice !== null && compareAtPrice > price,
  );
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

/** The one asked for by `?variant=`, else the first that can be bought. */
export function chosenVariant(product: Product, variantId: number | null): Variant {
  return (
    product.variants.find(({ id }) => id === variantId) ??
    product.variants.find(({ stock }) => stock > 0) ??
    product.variants[0]
  );
}

/** Those that share most tags first; the shelf's own order decides between equals. */
export function relatedTo(product: Product, others: readonly Product[]): readonly Product[] {
  const sharedTags = (other: Product) => other.tags.filter((tag) => product.tags.includes(tag)).length;
  return others
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => sharedTags(other) - sharedTags(one));
}
