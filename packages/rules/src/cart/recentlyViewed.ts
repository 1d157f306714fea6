import { storefrontLimits } from '@shopbell/protocol';

export interface ViewedProduct {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

/** The newest first, each once; one too many is forgotten (VST-06). */
export const withViewed = (
  viewed: readonly ViewedProduct[],
  { id, title, url }: ViewedProduct,
): ViewedProduct[] =>
  [{ id, title, url }, ...viewed.filter((each) => each.id !== id)].slice(0, storefrontLimits.recentlyViewed);

/** As a browser has kept them; what is not one is left out. */
export const readViewed = (stored: unknown): ViewedProduct[] =>
  (Array.isArray(stored) ? stored : [])
    .filter(isViewed)
    .map(({ id, title, url }) => ({ id, title, url }))
    .slice(0, storefrontLimits.recentlyViewed);

function isViewed(given: unknown): given is ViewedProduct {
  const { id, title, url } = (given ?? {}) as Partial<ViewedProduct>;
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof url === 'string';
}
