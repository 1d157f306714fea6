import type { Product } from './product';
import { isAvailable, priceRange } from './productFacts';

/** Shopify's names for the orders a collection can be seen in. */
export const sortOrders = {
  manual: 'Featured',
  'created-descending': 'Newest',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'title-ascending': 'Name, A to Z',
  'title-descending': 'Name, Z to A',
} as const;

export type SortOrder = keyof typeof sortOrders;

export type View = { sortOrder: SortOrder; onlyInStock: boolean };

/** An unknown order is no reason to show nothing. */
export function sortOrderOf(value: string): SortOrder {
  return Object.hasOwn(sortOrders, value) ? (value as SortOrder) : 'manual';
}

export function browse(products: readonly Product[], { sortOrder, onlyInStock }: View): readonly Product[] {
  const shown = onlyInStock ? products.filter(isAvailable) : products;
  const compare = comparisons[sortOrder];
  return compare ? shown.toSorted(compare) : shown;
}

type Comparison = (one: Product, other: Product) => number;

const byTitle: Comparison = (one, other) => one.title.localeCompare(other.title, 'en');
const byPrice: Comparison = (one, other) => priceRange(one).min - priceRange(other).min;

const comparisons: Record<SortOrder, Comparison | null> = {
  manual: null,
  'created-descending': (one, other) => other.publishedAt.localeCompare(one.publishedAt),
  'price-ascending': byPrice,
  'price-descending': (one, other) => byPrice(other, one),
  'title-ascending': byTitle,
  'title-descending': (one, other) => byTitle(other, one),
};
