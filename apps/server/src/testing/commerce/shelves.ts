import type { PlatformProduct } from '../../platform/commerce';

const product = (
  id: string,
  title: string,
  kind: string,
  price: string,
  compareAtPrice: string | null = null,
): PlatformProduct => ({
  ...{ id, title, kind, price, compareAtPrice, currency: 'USD' },
  url: `https://shop.test/${title.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: `https://shop.test/pictures/${id}.jpg`,
  isAvailable: true,
  forms: [
    { id: `${id}01`, title: 'Fog', price, isAvailable: true },
    { id: `${id}02`, title: 'Fern', price, isAvailable: false },
  ],
});

/** What the shop of these tests sells, in our own words. Kinds are numbers where a platform numbers them. */
export const shelves: readonly PlatformProduct[] = [
  product('7007', 'Pebble Mug', '41', '24.00', '30.00'),
  product('7008', 'Fern Mug', '41', '28.00'),
  product('7001', 'Linen Throw', '42', '89.50'),
];

/** By the words or numbers of a question; everything where it has none. */
export const onShelf = (words: readonly string[], ids: readonly string[], kind: string | null) =>
  shelves.filter(
    (one) =>
      words.every((word) => one.title.toLowerCase().includes(word.toLowerCase())) &&
      (ids.length === 0 || ids.includes(one.id)) &&
      (kind === null || one.kind === kind),
  );
