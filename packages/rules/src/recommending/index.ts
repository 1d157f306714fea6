/** By which a campaign chooses products, each in words that an owner can check. */
export const recommendationRules = {
  'bought-together': 'Often bought together with what they look at',
  similar: 'Similar to what they look at',
  'recently-viewed': 'What they have looked at lately',
} as const;
export type RecommendationRule = keyof typeof recommendationRules;

/** How it comes about, for whoever wants to know before using it. */
export const recommendationReasons: Readonly<Record<RecommendationRule, string>> = {
  'bought-together': 'Products that stood most often in the same orders, of the last 90 days.',
  similar: 'Products of the same kind, those nearest in price first.',
  'recently-viewed': 'The last five they opened, on this device and only with their consent.',
};

export const isRecommendationRule = (given: string): given is RecommendationRule =>
  Object.hasOwn(recommendationRules, given);

/** chosen: so many fit into a card without hiding what it says. */
export const recommendedMax = 3;
/** chosen: what was bought together longer ago may be of another season. */
export const boughtTogetherDays = 90;

interface Priced {
  readonly id: string;
  readonly price: string;
}

/** The others, nearest in price first; of two as near, the cheaper. */
export function nearestInPrice<Product extends Priced>(
  product: Priced,
  others: readonly Product[],
): Product[] {
  const distance = ({ price }: Priced) => Math.abs(Number(price) - Number(product.price));
  return others
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => distance(one) - distance(other) || Number(one.price) - Number(other.price));
}

/** As they were asked for, without those that are gone. */
export const inTheirOrder = <Product extends Priced>(
  ids: readonly string[],
  found: readonly Product[],
): Product[] => ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
