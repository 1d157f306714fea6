import { z } from 'zod';
import { nonEmptyText } from './text';

const lookup = z.enum(['zip', 'email', 'phone']);

/** The shop's portal at Loop. */
export const newReturnsConnection = z.object({
  apiKey: nonEmptyText(500),
  /** By what the portal finds an order, beside its name. */
  lookup,
});
export type NewReturnsConnection = z.infer<typeof newReturnsConnection>;

const instant = z.iso.datetime();

/** Never the key itself. */
const returnsConnection = z.object({
  lookup,
  connectedAt: instant,
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('working') }),
    z.object({ kind: z.literal('broken'), since: instant, reason: z.string() }),
    z.object({ kind: z.literal('locked'), reason: z.string() }),
  ]),
});

export const returnsState = z.object({
  /** Why nothing can be connected here; null where it can. */
  cannotConnect: z.string().nullable(),
  connection: returnsConnection.nullable(),
});
export type ReturnsState = z.infer<typeof returnsState>;

export const returnsAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('connected') }),
  z.object({ outcome: z.literal('failed'), reason: z.string() }),
]);
export type ReturnsAnswer = z.infer<typeof returnsAnswer>;
