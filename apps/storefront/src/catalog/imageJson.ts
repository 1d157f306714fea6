import { pictureAddress } from './addresses';
import type { Product, Variant } from './product';
import { looksOf, pictureText, variantsLike } from './variantPictures';

export function lookOf(product: Product, variant: Variant): Variant {
  return variantsLike(product, variant)[0] ?? variant;
}

/** Shopify's image of a product, with the variants it stands for. */
export function imageJson(product: Product, look: Variant) {
  const position = looksOf(product).indexOf(look) + 1;
  return {
    id: product.id * 10 + position,
    product_id: product.id,
    position,
    created_at: product.publishedAt,
    updated_at: product.publishedAt,
    alt: pictureText(product, look),
    width: 800,
    height: 800,
    src: pictureAddress(product, look),
    variant_ids: variantsLike(product, look).map(({ id }) => id),
  };
}
