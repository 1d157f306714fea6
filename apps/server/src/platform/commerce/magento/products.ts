import { z } from 'zod';
import type { CommercePlatform, ProductsWanted } from '../CommercePlatform';
import { readAs } from '../readAs';
import { plainIds, plainWords, toShopProduct } from '../toShopProduct';
import type { createMagentoCalls, Filter } from './createMagentoCalls';

const storeConfigs = z
  .array(z.object({ id: z.coerce.number(), default_display_currency_code: z.string() }))
  .min(1);
const amount = z.coerce.number().nullish();
const renderedProduct = z.object({
  id: z.coerce.string(),
  name: z.string(),
  url: z.string(),
  currency_code: z.string(),
  images: z.array(z.object({ url: z.string() })).nullish(),
  is_salable: z.union([z.boolean(), z.coerce.number().transform(Boolean)]).nullish(),
  price_info: z.object({ final_price: amount, minimal_price: amount, regular_price: amount }),
});
/** Products that a shop finds by search, in its catalogue, or in both; the others are parts of another. */
const visible = '2,3,4';

/** As the shop's own pages draw products: with the address, the picture and the price of a store. */
export function createMagentoProducts({
  get,
  search,
}: Pick<ReturnType<typeof createMagentoCalls>, 'get' | 'search'>): Pick<CommercePlatform, 'products'> {
  async function store() {
    const [first] = readAs(storeConfigs, await get('store/storeConfigs'), 'The stores');
    return first as z.infer<typeof storeConfigs>[number];
  }

  return {
    async products(wanted, most) {
      const filter = filterOf(wanted);
      if (filter === null) return [];
      const { id, default_display_currency_code: currency } = await store();
      const found = await search('products-render-info', renderedProduct, {
        all: [['status', 'eq', 1], ['visibility', 'in', visible], ...filter],
        ...{ most, isUncounted: true },
        more: { storeId: String(id), currencyCode: currency },
      });
      return found.flatMap(({ name, url, images, price_info, ...product }) =>
        toShopProduct({
          ...{ id: product.id, title: name, url, imageUrl: images?.[0]?.url, kind: null },
          currency: product.currency_code,
          price: price_info.final_price ?? price_info.minimal_price,
          before: price_info.regular_price,
          isAvailable: product.is_salable,
        }),
      );
    },
  };
}

/** None for whatever there is; null where nothing can be meant: what it draws says nothing of kinds. */
function filterOf(wanted: ProductsWanted): Filter[] | null {
  if ('kind' in wanted) return null;
  if ('words' in wanted) {
    const words = plainWords(wanted.words).split(' ').filter(Boolean);
    return words.map((word) => ['name', 'like', `%${word}%`] as const);
  }
  const ids = plainIds(wanted.ids);
  return ids.length === 0 ? null : [['entity_id', 'in', ids.join(',')]];
}
