import { z } from 'zod';
import { order } from './orders';
import { nonEmptyText, safeText } from './text';

/** What can be done with an order in the shop's own system. */
export const orderActionKinds = ['cancel', 'address'] as const;
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

export const orderWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancel'), reason: safeText(500).optional() }),
  z.object({ kind: z.literal('address'), address: newAddress }),
]);
export type OrderWish = z.infer<typeof orderWish>;

/** `intended`: the shop's system was asked, or is about to be, and nobody knows yet what it did. */
export const orderActionStates = ['intended', 'done', 'refused', 'unknown'] as const;
export type OrderActionState = (typeof orderActionStates)[number];

/** Why not: what the order says, or that the shop's system declined. */
export const actionRefusals = ['shipped', 'cancelled', 'too-late', 'declined'] as const;
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
  /** In which it was wanted. */
  language: z.string().optional(),
});
export type OrderActionFacts = z.infer<typeof orderActionFacts>;
