import type { ProductCardAttachment } from '@shopbell/protocol';

/** What agents show of the shop's shelves, which stand in the storefront. */
const products: Readonly<Record<string, { id: number; title: string; price: string }>> = {
  'brook-water-jug': { id: 7024, title: 'Brook Water Jug', price: '64.00' },
  'fern-linen-throw': { id: 7001, title: 'Fern Linen Throw', price: '128.00' },
  'highland-wool-blanket': { id: 7002, title: 'Highland Wool Blanket', price: '165.00' },
  'pebble-breakfast-bowl': { id: 7019, title: 'Pebble Breakfast Bowl', price: '29.00' },
};

export function productCard(handle: string, address: string): ProductCardAttachment {
  const product = products[handle];
  if (!product) throw new Error(`No tale shows ${handle}`);
  return {
    contentType: 'application/productCard',
    name: product.title,
    url: `${address}/storefront/products/${handle}.svg`,
    size: 0,
    extra: {
      product_id: product.id,
      product_link: `${address}/products/${handle}`,
      price: product.price,
      currency: 'USD',
      source: 'agent',
    },
  };
}
