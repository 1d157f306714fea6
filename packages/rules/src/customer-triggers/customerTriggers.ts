import type { Trigger } from '@shopbell/protocol';
import { type customerKeys, isOfCustomer } from './isOfCustomer';

/** What a shop knows of one of its customers. Null: it cannot be asked for that. */
export interface CustomerFacts {
  readonly ordersCount: number;
  readonly amountSpent: number;
  /** Ids of products, as text. */
  readonly orderedProducts: readonly string[];
  readonly tags: readonly string[] | null;
  readonly countries: readonly string[];
}

type Test = (facts: CustomerFacts, trigger: Trigger) => boolean;

const numbers: Readonly<Record<string, (actual: number, wanted: number) => boolean>> = {
  gt: (actual, wanted) => actual > wanted,
  lt: (actual, wanted) => actual < wanted,
  eq: (actual, wanted) => actual === wanted,
};

const plain = (text: unknown): string => String(text).trim().toLowerCase();

const sets: Readonly<Record<string, (actual: readonly string[], wanted: readonly string[]) => boolean>> = {
  contains: (actual, wanted) => wanted.some((each) => actual.includes(each)),
  notContains: (actual, wanted) => !wanted.some((each) => actual.includes(each)),
  eq: (actual, wanted) => actual.length > 0 && actual.every((each) => wanted.includes(each)),
};

const byNumber =
  (read: (facts: CustomerFacts) => number): Test =>
  (facts, { operator, value }) =>
    typeof value === 'number' &&
    Object.hasOwn(numbers, operator) &&
    !!numbers[operator]?.(read(facts), value);

const bySet =
  (read: (facts: CustomerFacts) => readonly string[] | null, operators: readonly string[]): Test =>
  (facts, { operator, value }) => {
    const actual = read(facts)?.map(plain);
    const wanted = (Array.isArray(value) ? value : [value]).map(plain);
    return !!actual && operators.includes(operator) && !!sets[operator]?.(actual, wanted);
  };

const among = ['contains', 'notContains'];

const tests: Readonly<Record<(typeof customerKeys)[number], Test>> = {
  orders_count: byNumber(({ ordersCount }) => ordersCount),
  amount_spent: byNumber(({ amountSpent }) => amountSpent),
  ordered_products: bySet(({ orderedProducts }) => orderedProducts, among),
  customer_tags: bySet(({ tags }) => tags, among),
  country_code: bySet(({ countries }) => countries, [...among, 'eq']),
};

/** Whether the shop's own data say yes to every condition that only they can answer. */
export const isCustomerFor = (triggers: readonly Trigger[], facts: CustomerFacts): boolean =>
  triggers.filter(isOfCustomer).every((trigger) => tests[trigger.key as keyof typeof tests](facts, trigger));
