import type { ProductCardAttachment } from '@shopbell/protocol';
import type { SoldProduct } from '../grounding';

type Shown = Pick<SoldProduct, 'id' | 'title' | 'imageUrl' | 'price' | 'compareAtPrice' | 'currency'>;

/** A recommended product as it is shown: with the price that the catalogue says, in the form that was asked for. */
export function cardOf(
  product: Shown,
  link: string,
  form: SoldProduct['forms'][number] | null = null,
): ProductCardAttachment {
  const { id, title, imageUrl, price, compareAtPrice, currency } = product;
  return {
    ...{ contentType: 'application/productCard', name: title, url: imageUrl ?? '', size: 0 },
    extra: {
      ...{ product_id: id, product_link: link, price: form?.price ?? price, currency },
      // What it cost before is said of the price above it only.
      ...(compareAtPrice && (form?.price ?? price) === price && { compare_at_price: compareAtPrice }),
      ...(form && { variant_id: form.id, variant_name: form.title }),
      source: 'recommendation',
    },
  };
}
