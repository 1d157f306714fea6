import type { ShopProduct } from '@shopbell/protocol';
import { z } from 'zod';
import type { Catalogue } from './routes';

export interface DemoCatalogueOptions {
  /** Asks the shop as its own pages do, with Shopify's addresses. */
  readonly ask: (path: string) => Promise<unknown>;
  /** Where the shop stands. */
  readonly address: () => string;
  readonly isDemoShop: (shopId: number) => Promise<boolean>;
}

const shownMax = 10;

const suggested = z.object({
  resources: z.object({
    results: z.object({
      products: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          url: z.string(),
          image: z.string(),
          price: z.string(),
          compare_at_price_min: z.string(),
        }),
      ),
    }),
  }),
});

const listed = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      handle: z.string(),
      images: z.array(z.object({ src: z.string() })),
      variants: z.array(z.object({ price: z.string(), compare_at_price: z.string().nullable() })),
    }),
  ),
});

/** The shelves of the demo shop, which stands beside the desk. */
export function createDemoCatalogue({ ask, address, isDemoShop }: DemoCatalogueOptions): Catalogue {
  const toProduct = ({ id, title, path, image, price, before }: Listed): ShopProduct => ({
    id: String(id),
    title,
    url: new URL(path, address()).href,
    imageUrl: image === undefined ? null : new URL(image, address()).href,
    price,
    compareAtPrice: Number(before) > Number(price) ? before : null,
    currency: 'USD',
  });

  async function all(): Promise<Listed[]> {
    const { products } = listed.parse(await ask(`/collections/all/products.json?limit=${shownMax}`));
    return products.map(({ id, title, handle, images, variants }) => ({
      id,
      title,
      path: `/products/${handle}`,
      image: images[0]?.src,
      price: variants[0]?.price ?? '0',
      before: variants[0]?.compare_at_price ?? null,
    }));
  }

  async function find(words: string): Promise<Listed[]> {
    const query = new URLSearchParams({ q: words, 'resources[limit]': String(shownMax) });
    const { products } = suggested.parse(await ask(`/search/suggest.json?${query}`)).resources.results;
    return products.map(({ id, title, url, image, price, compare_at_price_min }) => ({
      ...{ id, title, path: url, image, price },
      before: compare_at_price_min,
    }));
  }

  return async (shopId, words) => {
    if (!(await isDemoShop(shopId))) return null;
    return (await (words === '' ? all() : find(words))).map(toProduct);
  };
}

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly image: string | undefined;
  readonly price: string;
  readonly before: string | null;
}
