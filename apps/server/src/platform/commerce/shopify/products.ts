import { z } from 'zod';
import type { CommercePlatform, ProductsWanted } from '../CommercePlatform';
import { readAs } from '../readAs';
import { plainIds, plainWords, toShopProduct } from '../toShopProduct';
import type { createAskShopify } from './askShopify';
import { productsQuery } from './queries';

const amount = z.object({ amount: z.string(), currencyCode: z.string() });
const variant = z.object({
  legacyResourceId: z.coerce.string(),
  title: z.string(),
  price: z.string(),
  availableForSale: z.boolean(),
});
const productsPage = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        legacyResourceId: z.coerce.string(),
        title: z.string(),
        productType: z.string(),
        onlineStoreUrl: z.string().nullable(),
        featuredMedia: z
          .object({ preview: z.object({ image: z.object({ url: z.string() }).nullish() }).nullish() })
          .nullish(),
        priceRangeV2: z.object({ minVariantPrice: amount }),
        compareAtPriceRange: z.object({ minVariantCompareAtPrice: amount }).nullish(),
        variants: z.object({ nodes: z.array(variant) }).nullish(),
      }),
    ),
  }),
});

export function createShopifyProducts(
  ask: ReturnType<typeof createAskShopify>,
): Pick<CommercePlatform, 'products'> {
  return {
    async products(wanted, most) {
      const search = searchOf(wanted);
      if (search === null) return [];
      const json = await ask(productsQuery, { first: most, search });
      const { nodes } = readAs(productsPage, json, 'The products').products;
      return nodes.flatMap((node) => {
        const { minVariantPrice: price } = node.priceRangeV2;
        // What has no page in the shop is not for sale there.
        if (!node.onlineStoreUrl) return [];
        return toShopProduct({
          ...{
            id: node.legacyResourceId,
            title: node.title,
            url: node.onlineStoreUrl,
            kind: node.productType,
          },
          imageUrl: node.featuredMedia?.preview?.image?.url,
          ...{ currency: price.currencyCode, price: price.amount },
          before: node.compareAtPriceRange?.minVariantCompareAtPrice.amount,
          forms: node.variants?.nodes.map(({ legacyResourceId: id, availableForSale, ...form }) => ({
            ...{ ...form, id, isAvailable: availableForSale },
          })),
        });
      });
    },
  };
}

/** https://shopify.dev/docs/api/usage/search-syntax; null where nothing can be meant. */
function searchOf(wanted: ProductsWanted): string | null {
  const all = (parts: readonly string[]) => ['status:active', ...parts].join(' AND ');
  if ('words' in wanted) return all(plainWords(wanted.words).split(' ').filter(Boolean));
  if ('kind' in wanted) return all([`product_type:"${wanted.kind.replace(/["\\]/g, '\\$&')}"`]);
  const ids = plainIds(wanted.ids);
  return ids.length === 0 ? null : all([`(${ids.map((id) => `id:${id}`).join(' OR ')})`]);
}
