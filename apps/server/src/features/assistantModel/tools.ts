import { productsMax } from '@shopbell/rules/selling';
import { type ToolSet, tool, zodSchema } from 'ai';
import { z } from 'zod';
import { askedAbout, courtesies } from '../assistant';

const short = z.string().min(1).max(300);
const nothing = z.object({});
const sentence = z.object({
  text: z.string().min(1).max(600),
  factIds: z.array(z.string().min(1).max(200)).min(1).max(10),
});

export const answerSchema = z.object({
  sentences: z.array(sentence).min(1).max(12),
  productIds: z.array(z.string().min(1).max(100)).max(productsMax).optional(),
  discountCode: z.string().min(1).max(100).optional(),
});
export type AnswerInput = z.infer<typeof answerSchema>;

const ofOrder = z.object({ orderId: z.number().int() });
const returnSchema = ofOrder.extend({
  items: z
    .array(
      z.object({
        lineId: z.number().int(),
        quantity: z.number().int().min(1).max(999),
        insteadId: z.number().int().optional(),
      }),
    )
    .max(50)
    .optional(),
  reason: z.string().max(500).optional(),
});
export type ReturnInput = z.infer<typeof returnSchema>;

const courtesySchema = z.object({ what: z.enum(courtesies) });
export type CourtesyInput = z.infer<typeof courtesySchema>;

const askSchema = z.object({
  about: z.enum(askedAbout),
  choices: z.array(z.string().min(1).max(100)).max(10).optional(),
});
export type AskInput = z.infer<typeof askSchema>;

const part = (max: number) => z.string().max(max);
const addressSchema = ofOrder.extend({
  address: z
    .object({
      ...{ address1: part(200), zip: part(20), city: part(100) },
      ...{ name: part(100).optional(), address2: part(200).optional(), phone: part(40).optional() },
    })
    .optional(),
});
export type AddressInput = z.infer<typeof addressSchema>;

/** What a model can look up, and what it can end with. None of them does anything by itself. */
export const modelTools: ToolSet = describedOnce({
  search_articles: tool({
    description: 'Passages of the shop’s articles about something, as facts',
    inputSchema: z.object({ query: short }),
  }),
  find_flows: tool({
    description: 'Guided steps that the shop offers for something',
    inputSchema: z.object({ query: short }),
  }),
  get_orders: tool({
    description: 'The orders of the shopper who has signed in, as facts',
    inputSchema: nothing,
  }),
  recommend_products: tool({
    description: 'Products that the shop sells, as facts with price, stock and forms, and their ids',
    inputSchema: z.object({ query: short }),
  }),
  answer: tool({
    description:
      'The answer: sentences, each with the ids of the facts that say it; with the ids of products that are shown as cards, and a discount code that you were given',
    inputSchema: answerSchema,
  }),
  courtesy: tool({
    description: 'Greet, take thanks, or say that you are an automatic assistant, in the shop’s words',
    inputSchema: courtesySchema,
  }),
  ask: tool({
    description:
      'Ask the shopper, in the shop’s words, which order, product, form of a product (size, color, kind) or country they mean, or to tell more; with what there is to choose from: numbers of orders, titles of products or names of their forms that you have found, or countries',
    inputSchema: askSchema,
  }),
  offer_flow: tool({
    description: 'Lead the shopper through guided steps that were found',
    inputSchema: z.object({ flowId: z.string().min(1).max(100) }),
  }),
  ask_sign_in: tool({ description: 'Ask the shopper to sign in', inputSchema: nothing }),
  get_returnable: tool({
    description:
      'What of one of these orders can go back: line ids, how many, and the ids of what could come instead',
    inputSchema: ofOrder,
  }),
  propose_return: tool({
    description:
      'Show the shopper a card with which they can send items of one of their own orders back. Without items the shop’s form asks which',
    inputSchema: returnSchema,
  }),
  propose_address: tool({
    description:
      'Show the shopper a card with which they can send one of their own orders to another address, as they wrote it. Without an address the shop’s form asks for it',
    inputSchema: addressSchema,
  }),
  offer_report: tool({
    description: 'Lead the shopper to the shop’s form for something wrong with one of their own orders',
    inputSchema: ofOrder,
  }),
  propose_cancel: tool({
    description: 'Show the shopper a card with which they can cancel one of their own orders',
    inputSchema: ofOrder,
  }),
  say_nothing: tool({
    description:
      'Nothing is said, since nothing is wanted: the shopper only says goodbye, or speaks to somebody else',
    inputSchema: nothing,
  }),
  solved: tool({ description: 'The shopper says that everything is solved', inputSchema: nothing }),
  hand_over: tool({
    description: 'A person takes over',
    inputSchema: z.object({ because: z.string().max(300) }),
  }),
});

/** For every question, the SDK would otherwise tell the model's form of each anew. */
function describedOnce(tools: ToolSet): ToolSet {
  const described = Object.entries(tools).map(([name, each]) => [
    name,
    { ...each, inputSchema: zodSchema(each.inputSchema as z.ZodType) },
  ]);
  return Object.fromEntries(described);
}
