import type { ProductCardAttachment } from '@shopbell/protocol';
import { productCardAttachment } from '@shopbell/protocol/schemas';

/** A product card as someone typed it. */
export interface WrittenProduct {
  readonly title: string;
  readonly link: string;
  readonly picture: string;
  readonly price: string;
  readonly currency: string;
}

export type ReadProduct =
  | { readonly isCard: true; readonly card: ProductCardAttachment }
  | { readonly isCard: false; readonly wrong: keyof WrittenProduct };

const fields: Readonly<Record<string, keyof WrittenProduct>> = {
  name: 'title',
  url: 'picture',
  product_link: 'link',
  price: 'price',
  currency: 'currency',
};

/** The card, or the first field that is not right. */
export function readProduct({ title, link, picture, price, currency }: WrittenProduct): ReadProduct {
  const read = productCardAttachment.safeParse({
    contentType: 'application/productCard',
    name: title.trim(),
    url: picture.trim(),
    size: 0,
    extra: {
      product_id: link.trim().slice(-100),
      product_link: link.trim(),
      // In much of the world a comma stands before the cents.
      price: price.trim().replace(',', '.'),
      currency: currency.trim().toUpperCase(),
      source: 'agent',
    },
  });
  if (read.success) return { isCard: true, card: read.data };
  const paths = read.error.issues.flatMap(({ path }) => path.map(String));
  const wrong = Object.keys(fields).find((field) => paths.includes(field)) ?? 'name';
  return { isCard: false, wrong: fields[wrong] ?? 'title' };
}
