import type { AssistantBudget } from '@shopbell/protocol';

/** chosen: nobody who wants an answer asks that often; a shop that is asked more raises it. */
export const usualBudget: AssistantBudget = {
  turnsPerConversation: 40,
  turnsPerShopper: 80,
  turnsPerDay: 2000,
  costPerDay: 20,
  pricePerMillionIn: 0,
  pricePerMillionOut: 0,
};

/**
 * chosen: whoever runs all the cases that a shop may keep does so twice a day with it, by what a case uses at most in an
 * ordinary shop. Nobody raises it: a model may be somebody else's, and without a price its money has no end.
 */
export const triesADay = { count: 500, tokens: 3_000_000 };

interface Tokens {
  readonly in: number;
  readonly out: number;
}

/** In millionths of the currency that the prices are in, rounded up: nothing is free by being small. */
export const costMicrosOf = (
  tokens: Tokens,
  { pricePerMillionIn, pricePerMillionOut }: AssistantBudget,
): number => Math.ceil(tokens.in * pricePerMillionIn + tokens.out * pricePerMillionOut);

/** Whether the day's money is gone; what is under way is not stopped by it. */
export const isMoneySpent = (costMicros: number, { costPerDay }: AssistantBudget): boolean =>
  costPerDay !== null && costMicros >= costPerDay * 1_000_000 && costMicros > 0;
