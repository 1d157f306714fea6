import { z } from 'zod';
import type { assistantSource, ProposalFacts } from './assistant';
import type { CardAttachment } from './contentAttachments';
import { nonEmptyText, safeText } from './text';

/** Something asked as a shopper would; nothing of it is kept or said to anybody. */
export const assistantTrial = z.object({
  chatId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  /** The newest last. */
  messages: z
    .array(z.object({ from: z.enum(['shopper', 'assistant']), text: nonEmptyText(5000) }))
    .min(1)
    .max(20),
  language: safeText(10),
  guidance: z.enum(['draft', 'published']),
  /** Asked by somebody who has signed in, with two orders that are nobody's. */
  hasSampleOrders: z.boolean().optional(),
});

const shownSource = z.unknown() as unknown as z.ZodType<
  z.infer<typeof assistantSource>,
  z.infer<typeof assistantSource>
>;

const shownCard = z.unknown() as unknown as z.ZodType<CardAttachment, CardAttachment>;

const shownProposal = z.unknown() as unknown as z.ZodType<ProposalFacts, ProposalFacts>;

/** What an assistant answered when it was tried, and how it came to it. */
export const triedOut = z.object({
  /** `answer`, `hand-over`, `sign-in` and what else it can decide. */
  verdict: z.string(),
  /** Why it hands over; null where it does not. */
  because: z.string().nullable(),
  /** What a model has written of that; mostly nothing. */
  wrote: z.string(),
  text: z.string(),
  sources: z.array(shownSource),
  /** Products and a discount that it would show. */
  cards: z.array(shownCard),
  /** What it would let the shopper agree to, or lead them to. */
  proposal: shownProposal.nullable(),
  /** What the engine wanted before it was checked. */
  draft: z.string(),
  /** Sentences that no fact supports, and why. */
  refused: z.array(z.object({ text: z.string(), because: z.string() })),
  facts: z.array(
    z.object({ id: z.string(), text: z.string(), source: shownSource, score: z.number().nullable() }),
  ),
  steps: z.array(z.object({ name: z.string(), detail: z.string(), ms: z.number() })),
  model: z.string(),
  promptVersion: z.string(),
  guidanceVersion: z.number(),
  tokens: z.object({ in: z.number(), out: z.number() }),
  costMicros: z.number(),
  ms: z.number(),
});
export type TriedOut = z.infer<typeof triedOut>;
