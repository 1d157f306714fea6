import type { Product } from './product';
import { isReduced } from './productFacts';

export type Collection = {
  id: number;
  handle: string;
  title: string;
  description: string;
  holds: (product: Product) => boolean;
};

const hasTag =
  (tag: string) =>
  ({ tags }: Product): boolean =>
    tags.includes(tag);

export const collections: readonly Collection[] = [
  {
    id: 3001,
    handle: 'all',
    title: 'Everything',
    description: 'The whole house: what we weave, and what we throw.',
    holds: () => true,
  },
  {
    id: 3002,
    handle: 'textiles',
    title: 'Textiles',
    description: 'Linen, wool and cotton that get softer every year.',
    holds: hasTag('textiles'),
  },
  {
    id: 3003,
    handle: 'ceramics',
    title: 'Ceramics',
    description: 'Stoneware with a weight you notice, glazed by hand.',
    holds: hasTag('ceramics'),
  },
  {
    id: 3004,
    handle: 'new',
    title: 'New',
    description: 'This season’s first pieces, fresh from the loom and the kiln.',
    holds: hasTag('new'),
  },
  {
    id: 3005,
    handle: 'gifts',
    title: 'Gifts',
    description: 'Small enough to wrap, good enough to keep.',
    holds: hasTag('gift'),
  },
  {
    id: 3006,
    handle: 'sale',
    title: 'Sale',
    description: 'Last season’s colours and end-of-line pieces, all without a flaw.',
    holds: isReduced,
  },
];

export function collectionByHandle(handle: string): Collection | undefined {
  return collections.find((collection) => collection.handle === handle);
}
