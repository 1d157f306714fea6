import { z } from 'zod';
import { order } from './orders';
import { nonEmptyText, safeText } from './text';

/** What can be done with an order in the shop's own system. */
export const orderActionKinds = ['cancel', 'address', 'return'] as const;
export type OrderActionKind = (typeof orderActionKinds)[number];

/** Where a parcel goes, as far as that changes no price: the country and its part stay as they are. */
export const newAddress = z.object({
  name: nonEmptyText(100),
  address1: nonEmptyText(200),
  address2: safeText(200),
  city: nonEmptyText(100),
  zip: nonEmptyText(20),
  phone: safeText(40),
});
export type NewAddress = z.infer<typeof newAddress>;

const wholeId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** How much of a line goes back; with a variant, which of the same product comes instead: an exchange. */
export const returnItem = z.object({
  id: wholeId,
  quantity: z.number().int().min(1).max(999),
  variantId: wholeId.optional(),
});
export type ReturnItem = z.infer<typeof returnItem>;

const returnItems = z
  .array(returnItem)
  .min(1)
  .max(50)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'A line is named twice');

export const orderWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancel'), reason: safeText(500).optional() }),
  z.object({ kind: z.literal('address'), address: newAddress }),
  z.object({ kind: z.literal('return'), items: returnItems, reason: safeText(500).optional() }),
]);
export type OrderWish = z.infer<typeof orderWish>;

/** `intended`: the shop's system was asked, or is about to be, and nobody knows yet what it did. */
export const orderActionStates = ['intended', 'done', 'refused', 'unknown'] as const;
export type OrderActionState = (typeof orderActionStates)[number];

/** Why not: what the order says, or that the shop's system declined. */
export const actionRefusals = [
  'shipped',
  'cancelled',
  'too-late',
  'declined',
  /** It is still on its way out. */
  'not-shipped',
  /** Less of it can go back than somebody wants to send. */
  'returned',
  /** What should come instead is not to be had, or costs something else. */
  'sold-out',
  /** It is not any more what somebody agreed to. */
  'changed',
  /** The shop does not do it by itself, or not any more. */
  'policy',
] as const;
export type ActionRefusal = (typeof actionRefusals)[number];

export const actors = ['shopper', 'agent'] as const;

/** What became of a wish; the same answer for the same key. */
export const orderActionAnswer = z.object({
  kind: z.enum(orderActionKinds),
  state: z.enum(orderActionStates),
  because: z.enum(actionRefusals).nullable(),
  by: z.enum(actors),
  /** Somebody else was quicker, in another tab or at the desk: this is what became of theirs. */
  isAnothers: z.boolean(),
  /** As it is now, where it was read for this answer. */
  order: order.nullable(),
});
export type OrderActionAnswer = z.infer<typeof orderActionAnswer>;

/** What of an order can go back in this moment, and what could come instead, at the same price. */
export const returnableAnswer = z.object({
  lines: z.array(
    z.object({
      id: z.number().int(),
      quantity: z.number().int().min(1),
      variants: z.array(z.object({ id: z.number().int(), title: z.string() })),
    }),
  ),
});
export type ReturnableAnswer = z.infer<typeof returnableAnswer>;
export type ReturnableLine = ReturnableAnswer['lines'][number];

/** One click, however often it is sent. */
const key = z.uuid();

/** A shopper's; the conversation that it is recorded in comes as Bearer. */
export const orderActionBody = z.object({
  accountId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  accessToken: safeText(4000),
  key,
  language: safeText(10).optional(),
  wish: orderWish,
});

/** An agent's. */
export const agentActionBody = z.object({ key, wish: orderWish });

/** What stands in a conversation about it. */
export const orderActionFacts = z.object({
  kind: z.enum(orderActionKinds),
  orderName: z.string(),
  state: z.enum(['done', 'refused', 'unknown']),
  by: z.enum(actors),
  reason: z.string().optional(),
  address: newAddress.optional(),
  items: z.array(returnItem).optional(),
  /** In which it was wanted. */
  language: z.string().optional(),
  /** Of the click: a proposal knows by it what became of it. */
  key: z.string().optional(),
});
export type OrderActionFacts = z.infer<typeof orderActionFacts>;
