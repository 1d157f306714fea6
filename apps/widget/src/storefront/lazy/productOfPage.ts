import type { ShopProduct } from '@shopbell/rules/cart';

/** The product that a page shows by its Open Graph marks and sells by this field; null where it is about none. */
export function productOfPage(idField: string): Pick<ShopProduct, 'id' | 'title'> | null {
  const id = Number(document.querySelector<HTMLInputElement>(idField)?.value);
  const title = metaOf('og:title');
  const isProduct = /^(og:)?product$/.test(metaOf('og:type') ?? '');
  return isProduct && title !== null && Number.isSafeInteger(id) && id > 0 ? { id, title } : null;
}

export const metaOf = (property: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content || null;
