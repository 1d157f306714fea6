import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(500)
  .refine((value) => !/^https?:\/\/[^/?#]*@/i.test(value), 'must have no name and password');

/** A model that the shop brings itself. */
export const newAssistantModel = z.object({
  baseUrl: address,
  model: z.string().regex(/^[\w./:@-]{1,200}$/, 'must be the name of a model'),
  /** Left out, the one that is kept stays, as long as the address does. */
  apiKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be one word')
    .optional(),
});
export type NewAssistantModel = z.infer<typeof newAssistantModel>;

const turns = z.number().int().min(1).max(100_000);
const amount = z.number().min(0).max(100_000);

/** What the assistant may spend; whoever is over it gets a person. */
export const assistantBudget = z.object({
  turnsPerConversation: turns,
  turnsPerShopper: turns,
  turnsPerDay: turns,
  /** In the currency of the prices; null for no limit. */
  costPerDay: amount.nullable(),
  /** What the model's provider asks for a million tokens. */
  pricePerMillionIn: amount,
  pricePerMillionOut: amount,
});
export type AssistantBudget = z.infer<typeof assistantBudget>;

/** What the owner promises, as far as code can hold an answer against it; null where nothing is said. */
export const assistantPolicy = z.object({
  returnDays: z.number().int().min(0).max(3650).nullable(),
  areSaleItemsReturned: z.boolean().nullable(),
});
export type AssistantPolicy = z.infer<typeof assistantPolicy>;

const code = z.string().regex(/^[^\s\p{C}]{1,100}$/u, 'must be one word');
const worth = z.number().min(0.01).max(1_000_000);

/** A code of the shop's own: worth a part of the price, or so much money in the currency of the limit. */
const discountCode = z.union([
  z.strictObject({ code, percent: z.number().min(1).max(100) }),
  z.strictObject({ code, amount: worth }),
]);

/** Which discounts the assistant may give where it sells: codes of the shop's own, none worth more than the limits. */
export const assistantSelling = z
  .object({
    /** Nothing: it gives none of these. */
    maxPercent: z.number().min(0).max(100),
    /** Left out: it gives none of these. */
    maxAmount: z.object({ amount: worth, currency: z.string().regex(/^[A-Z]{3}$/) }).nullish(),
    codes: z.array(discountCode).max(20),
  })
  .superRefine(({ maxPercent, maxAmount, codes }, context) => {
    for (const [at, each] of codes.entries()) {
      const name = 'percent' in each ? 'percent' : 'amount';
      if ('percent' in each ? each.percent > maxPercent : each.amount > (maxAmount?.amount ?? 0))
        context.addIssue({
          ...{ code: 'custom', path: ['codes', at, name], message: 'must not be more than the limit' },
        });
    }
  });
export type AssistantSelling = z.infer<typeof assistantSelling>;

/** Never the key itself. */
export const assistantModelState = z.object({
  /** Why no key can be kept here; null where one can. */
  cannotKeep: z.string().nullable(),
  /** Whether the installation has one for all shops. */
  isInstalled: z.boolean(),
  own: z.object({ baseUrl: z.string(), model: z.string(), hasKey: z.boolean() }).nullable(),
  budget: assistantBudget,
  policy: assistantPolicy,
  selling: assistantSelling,
  today: z.object({ turns: z.number(), tokensIn: z.number(), tokensOut: z.number(), cost: z.number() }),
});
export type AssistantModelState = z.infer<typeof assistantModelState>;
