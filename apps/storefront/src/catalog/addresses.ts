import type { Product, Variant } from './product';

export function productAddress(product: Product, variant?: Variant): string {
  const page = `/products/${product.handle}`;
  return variant ? `${page}?variant=${variant.id}` : page;
}

export function pictureAddress(product: Product): string {
  return `/storefront/products/${product.handle}.svg`;
}

export function closeUpAddress(product: Product): string {
  return `/storefront/products/${product.handle}/close-up.svg`;
}
