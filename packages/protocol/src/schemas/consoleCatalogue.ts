import { z } from 'zod';
import { safeText } from './text';

export const productQuery = z.object({ q: safeText(100).optional() });

/** A product of the shop, from which a card is made. Addresses are whole, prices as a product card has them. */
const shopProduct = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  currency: z.string(),
});
export type ShopProduct = z.infer<typeof shopProduct>;

export const productList = z.object({
  /** False where the desk knows of no catalogue: cards are written by hand there. */
  hasCatalogue: z.boolean(),
  products: z.array(shopProduct),
});
