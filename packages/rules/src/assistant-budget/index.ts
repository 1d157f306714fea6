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
