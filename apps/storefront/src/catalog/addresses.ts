import type { Product, Variant } from './product';
import { colourSlugOf } from './variantPictures';

export function productAddress(product: Product, variant?: Variant): string {
  const page = `/products/${product.handle}`;
  return variant ? `${page}?variant=${variant.id}` : page;
}

export function pictureAddress(product: Product, variant?: Variant): string {
  return `${picturesOf(product, variant)}.svg`;
}

export function closeUpAddress(product: Product, variant?: Variant): string {
  return `${picturesOf(product, variant)}/close-up.svg`;
}

function picturesOf(product: Product, variant: Variant | undefined): string {
  const colour = variant && colourSlugOf(product, variant);
  return `/storefront/products/${product.handle}${colour ? `/${colour}` : ''}`;
}
