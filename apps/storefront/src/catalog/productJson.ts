import { closeUpAddress, pictureAddress, productAddress } from './addresses';
import { imageJson, lookOf } from './imageJson';
import type { Product, Variant } from './product';
import { hasOnlyDefaultVariant, isAvailable, priceRange, variantName } from './productFacts';
import { looksOf } from './variantPictures';

/** Shopify's `/products/{handle}.js`; money in cents. */
export function productJson(product: Product) {
  const { min, max } = priceRange(product);
  const compareAt = product.variants[0].compareAtPrice;
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: product.description,
    published_at: product.publishedAt,
    created_at: product.publishedAt,
    vendor: product.vendor,
    type: product.type,
    tags: product.tags,
    price: min,
    price_min: min,
    price_max: max,
    available: isAvailable(product),
    price_varies: min !== max,
    compare_at_price: compareAt,
    compare_at_price_min: compareAt ?? 0,
    compare_at_price_max: compareAt ?? 0,
    compare_at_price_varies: false,
    variants: product.variants.map((variant) => variantJson(product, variant)),
    images: [...looksOf(product).map((look) => pictureAddress(product, look)), closeUpAddress(product)],
    featured_image: pictureAddress(product),
    options: product.options.map(({ name, values }, index) => ({ name, position: index + 1, values })),
    url: productAddress(product),
    requires_selling_plan: false,
    selling_plan_groups: [],
  };
}

function variantJson(product: Product, variant: Variant) {
  const isDefault = hasOnlyDefaultVariant(product);
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
    name: variantName(product, variant),
    public_title: isDefault ? null : variant.title,
    options: variant.options,
    price: variant.price,
    weight: variant.grams,
    compare_at_price: variant.compareAtPrice,
    inventory_management: 'shopify',
    barcode: '',
    requires_selling_plan: false,
    selling_plan_allocations: [],
  };
}
