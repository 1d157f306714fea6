import { pictureAddress, productAddress } from '../catalog/addresses';
import { hasOnlyDefaultVariant, variantName } from '../catalog/productFacts';
import { pictureText } from '../catalog/variantPictures';
import { currency } from '../shell/money';
import { type Cart, type CartLine, itemCount, linePrice, totalPrice } from './cart';
import type { CartDetails } from './cartDetails';

/** Shopify's cart, as its ajax API writes it; money in cents. */
export function cartJson(cart: Cart, details: CartDetails, token: string) {
  const total = totalPrice(cart);
  return {
    token,
    note: details.note,
    attributes: details.attributes,
    original_total_price: total,
    total_price: total,
    total_discount: 0,
    total_weight: cart.reduce((sum, { variant, quantity }) => sum + variant.grams * quantity, 0),
    item_count: itemCount(cart),
    items: cart.map(lineJson),
    requires_shipping: cart.length > 0,
    currency,
    items_subtotal_price: total,
    cart_level_discount_applications: [],
  };
}

export function lineJson(line: CartLine) {
  return { ...lineIdentity(line), ...lineMoney(line), ...lineFacts(line) };
}

function lineIdentity({ product, variant, quantity }: CartLine) {
  return {
    id: variant.id,
    product_id: product.id,
    variant_id: variant.id,
    key: `${variant.id}:${variant.sku.toLowerCase()}`,
    quantity,
    properties: {},
    handle: product.handle,
    url: productAddress(product, variant),
    sku: variant.sku,
  };
}

function lineMoney(line: CartLine) {
  const { price } = line.variant;
  const total = linePrice(line);
  return {
    price,
    original_price: price,
    discounted_price: price,
    final_price: price,
    line_price: total,
    original_line_price: total,
    final_line_price: total,
    total_discount: 0,
    discounts: [],
  };
}

function lineFacts({ product, variant }: CartLine) {
  const isDefault = hasOnlyDefaultVariant(product);
  return {
    title: variantName(product, variant),
    product_title: product.title,
    product_description: product.description,
    product_has_only_default_variant: isDefault,
    product_type: product.type,
    variant_title: isDefault ? null : variant.title,
    variant_options: variant.options,
    options_with_values: product.options.map(({ name }, index) => ({ name, value: variant.options[index] })),
    vendor: product.vendor,
    image: pictureAddress(product, variant),
    featured_image: {
      url: pictureAddress(product, variant),
      alt: pictureText(product, variant),
      width: 800,
      height: 800,
      aspect_ratio: 1,
    },
    grams: variant.grams,
    taxable: true,
    gift_card: false,
    requires_shipping: true,
  };
}
