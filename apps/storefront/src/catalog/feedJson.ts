import { decimal } from '../shell/money';
import { pictureAddress, productAddress } from './addresses';
import { imageJson, lookOf } from './imageJson';
import type { Product, Variant } from './product';
import { isAvailable, priceRange } from './productFacts';
import { looksOf, pictureText } from './variantPictures';

/** Shopify's entry in `/collections/{handle}/products.json`; money as decimal text. */
export function feedProductJson(product: Product) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.description,
    published_at: product.publishedAt,
    created_at: product.publishedAt,
    updated_at: product.publishedAt,
    vendor: product.vendor,
    product_type: product.type,
    tags: product.tags,
    variants: product.variants.map((variant, index) => feedVariantJson(product, variant, index + 1)),
    images: looksOf(product).map((look) => imageJson(product, look)),
    options: product.options.map(({ name, values }, index) => ({ name, position: index + 1, values })),
  };
}

function feedVariantJson(product: Product, variant: Variant, position: number) {
  const [option1 = null, option2 = null, option3 = null] = variant.options;
  return {
    id: variant.id,
    title: variant.title,
    option1,
    option2,
    option3,
    sku: variant.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: looksOf(product).length > 1 ? imageJson(product, lookOf(product, variant)) : null,
    available: variant.stock > 0,
    price: decimal(variant.price),
    grams: variant.grams,
    compare_at_price: variant.compareAtPrice === null ? null : decimal(variant.compareAtPrice),
    position,
    product_id: product.id,
    created_at: product.publishedAt,
    updated_at: product.publishedAt,
  };
}

/** Shopify's product in `/search/suggest.json`. */
export function suggestedProductJson(product: Product) {
  const { min, max } = priceRange(product);
  const compareAt = decimal(product.variants[0].compareAtPrice ?? 0);
  const url = pictureAddress(product);
  return {
    available: isAvailable(product),
    body: product.description,
    compare_at_price_max: compareAt,
    compare_at_price_min: compareAt,
    handle: product.handle,
    id: product.id,
    image: url,
    price: decimal(min),
    price_max: decimal(max),
    price_min: decimal(min),
    tags: product.tags,
    title: product.title,
    type: product.type,
    url: productAddress(product),
    variants: [],
    vendor: product.vendor,
    featured_image: {
      alt: pictureText(product, product.variants[0]),
      aspect_ratio: 1,
      height: 800,
      width: 800,
      url,
    },
  };
}
