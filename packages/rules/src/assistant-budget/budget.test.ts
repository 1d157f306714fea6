import { expect, it } from 'vitest';
import { costMicrosOf, isMoneySpent, usualBudget } from '.';

const budget = { ...usualBudget, pricePerMillionIn: 2.5, pricePerMillionOut: 10, costPerDay: 1 };

it('what was asked and answered costs by the owner’s prices, and never less than that', () => {
  expect(costMicrosOf({ in: 1_000_000, out: 0 }, budget)).toBe(2_500_000);
  expect(costMicrosOf({ in: 0, out: 100_000 }, budget)).toBe(1_000_000);
  expect(costMicrosOf({ in: 1, out: 0 }, budget)).toBe(3);
  expect(costMicrosOf({ in: 5000, out: 500 }, usualBudget)).toBe(0);
});

it('a day’s money is spent when it is reached, and not where there is no limit or no price', () => {
  expect(isMoneySpent(999_999, budget)).toBe(false);
  expect(isMoneySpent(1_000_000, budget)).toBe(true);
  expect(isMoneySpent(9_000_000, { ...budget, costPerDay: null })).toBe(false);
  expect(isMoneySpent(0, { ...budget, costPerDay: 0 })).toBe(false);
  expect(isMoneySpent(1, { ...budget, costPerDay: 0 })).toBe(true);
});
