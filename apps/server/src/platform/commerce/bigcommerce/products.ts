import { z } from 'zod';
import type { CommercePlatform, ProductsWanted } from '../CommercePlatform';
import { readAs } from '../readAs';
import { plainIds, plainWords, toShopProduct } from '../toShopProduct';
import type { createBigCommerceCalls } from './createBigCommerceCalls';

const storeFacts = z.object({ secure_url: z.string(), currency: z.string() });
const variant = z.object({
  id: z.coerce.string(),
  calculated_price: z.coerce.number().nullish(),
  purchasing_disabled: z.boolean().nullish(),
  inventory_level: z.number().nullish(),
  option_values: z.array(z.object({ label: z.string() })).nullish(),
});
const productData = z.object({
  data: z.array(
    z.object({
      id: z.coerce.string(),
      name: z.string(),
      price: z.coerce.number(),
      calculated_price: z.coerce.number().nullish(),
      retail_price: z.coerce.number().nullish(),
      categories: z.array(z.coerce.string()).nullish(),
      custom_url: z.object({ url: z.string() }).nullish(),
      primary_image: z.object({ url_standard: z.string() }).nullish(),
      availability: z.string().nullish(),
      inventory_tracking: z.string().nullish(),
      inventory_level: z.number().nullish(),
      variants: z.array(variant).nullish(),
    }),
  ),
});

/** Version 3 of its catalogue; where the shop stands, and in which currency it sells, is said by the store. */
export function createBigCommerceProducts({
  get,
}: Pick<ReturnType<typeof createBigCommerceCalls>, 'get'>): Pick<CommercePlatform, 'products'> {
  return {
    async products(wanted, most) {
      const filter = filterOf(wanted);
      if (filter === null) return [];
      const [store, json] = await Promise.all([
        get('/v2/store'),
        get('/v3/catalog/products', {
          ...filter,
          is_visible: 'true',
          include: 'primary_image,variants',
          limit: most,
        }),
      ]);
      const { secure_url, currency } = readAs(storeFacts, store, 'The store');
      return readAs(productData, json, 'The products').data.flatMap((product) => {
        const { id, name, price, calculated_price, retail_price, categories } = product;
        const now = calculated_price ?? price;
        return toShopProduct({
          ...{ id, title: name, currency, kind: categories?.[0] },
          url: new URL(product.custom_url?.url ?? `/products.php?productId=${id}`, secure_url).href,
          imageUrl: product.primary_image?.url_standard,
          price: now,
          before: Math.max(price, retail_price ?? 0),
          ...stockOf(product),
        });
      });
    },
  };
}

/** What is not counted is there for as long as it can be bought. */
function stockOf(product: z.infer<typeof productData>['data'][number]) {
  const { availability, inventory_tracking: counted, inventory_level: level, variants } = product;
  const isSold = availability !== 'disabled';
  return {
    isAvailable: isSold && (counted === 'product' ? (level ?? 0) > 0 : null),
    forms: variants?.map(({ id, calculated_price, purchasing_disabled, inventory_level, option_values }) => ({
      ...{ id, title: option_values?.map(({ label }) => label).join(' / ') ?? '', price: calculated_price },
      isAvailable: isSold && !purchasing_disabled && (counted !== 'variant' || (inventory_level ?? 0) > 0),
    })),
  };
}

function filterOf(wanted: ProductsWanted): Record<string, string> | null {
  if ('kind' in wanted) return /^\d+$/.test(wanted.kind) ? { 'categories:in': wanted.kind } : null;
  if ('words' in wanted) {
    const keyword = plainWords(wanted.words);
    return keyword ? { keyword } : {};
  }
  const ids = plainIds(wanted.ids);
  return ids.length === 0 ? null : { 'id:in': ids.join(',') };
}
