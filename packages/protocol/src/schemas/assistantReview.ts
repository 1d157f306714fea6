import { z } from 'zod';
import type { AssistantSource } from './assistant';
import { conversationId } from './ids';
import { safeText } from './text';

const sentSource = z.unknown() as unknown as z.ZodType<AssistantSource, AssistantSource>;

/** One time that the assistant had to say or do something, as agents look at it. */
export const reviewedTurn = z.object({
  conversationId: z.string(),
  turn: z.number(),
  startedDatetime: z.iso.datetime(),
  /** Empty where it was not a message that it answered. */
  question: z.string(),
  /** What an article would be called that answers it; empty where they asked for nothing. */
  missingTitle: z.string(),
  /** Where one is missing: the article that came nearest, and which of the words it did not say. */
  near: z
    .object({ articleId: z.string(), title: z.string(), language: z.string(), unsaid: z.array(z.string()) })
    .nullable(),
  language: z.string(),
  outcome: z.string(),
  /** Why it handed over; null where it did not. */
  because: z.string().nullable(),
  /** What a model has written of that; mostly nothing. */
  wrote: z.string(),
  text: z.string(),
  sources: z.array(sentSource),
  /** Whether shoppers have read it: what comes after a hand-over is kept and not sent. */
  isSent: z.boolean(),
  refused: z.array(z.object({ text: z.string(), because: z.string() })),
  engine: z.string(),
  /** Empty where none was asked. */
  model: z.string(),
  /** What it said and did, each in its first letters. */
  steps: z.array(z.object({ name: z.string(), detail: z.string(), ms: z.number() })),
  latencyMs: z.number().nullable(),
  costMicros: z.number(),
  review: z.object({ isGood: z.boolean(), reason: z.string(), by: z.string().nullable() }).nullable(),
});
export type ReviewedTurn = z.infer<typeof reviewedTurn>;

export const reviewFilters = ['all', 'handed-over', 'thumbs-down', 'refused', 'not-reviewed'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export const reviewQuery = z.object({
  filter: z.enum(reviewFilters).default('all'),
  /** Those that began earlier. */
  before: z.iso.datetime().optional(),
});
export const reviewedTurns = z.object({ turns: z.array(reviewedTurn), hasMore: z.boolean() });

export const turnReference = z.object({
  conversationId,
  turn: z.coerce.number().int().min(0).max(1_000_000),
});
/** Null takes it back. */
export const turnReview = z.object({ isGood: z.boolean().nullable(), reason: safeText(1000).default('') });

/** What an agent who takes over is told, and can trust: each fact with where it is from. */
export const assistantSummary = z.object({
  /** The shopper's own words, the newest last. */
  wants: z.array(z.string()),
  /** Contested: another one says something else about the same. */
  facts: z.array(z.object({ text: z.string(), source: sentSource, isContested: z.boolean().optional() })),
  /** What was looked up, with the words that were looked for, and how much was found; of before there is only its name. */
  tried: z.array(
    z.object({
      ...{ name: z.string(), detail: z.string() },
      found: z.union([z.number(), z.string()]).optional(),
    }),
  ),
  /** What a model has written of why it hands over: nothing of it is checked. */
  wrote: z.string().optional(),
});
export type AssistantSummary = z.infer<typeof assistantSummary>;

export const conversationAssistant = z.object({
  handedOver: z
    .object({ atDatetime: z.iso.datetime(), because: z.string(), summary: assistantSummary.nullable() })
    .nullable(),
  turns: z.array(reviewedTurn),
});
export type ConversationAssistant = z.infer<typeof conversationAssistant>;

export const assistantReport = z.object({
  days: z.number(),
  conversations: z.number(),
  /** Ended without a person. */
  automated: z.number(),
  handOvers: z.array(z.object({ because: z.string(), count: z.number() })),
  thumbs: z.object({ good: z.number(), bad: z.number() }),
  medianMs: z.number().nullable(),
  costMicros: z.number(),
  byDay: z.array(
    z.object({
      ...{ day: z.string(), turns: z.number(), costMicros: z.number(), tokens: z.number() },
      /** Of those that began that day. */
      ...{ conversations: z.number(), automated: z.number(), medianMs: z.number().nullable() },
      /** Of what it said that day, whenever that was rated. */
      thumbs: z.object({ good: z.number(), bad: z.number() }),
    }),
  ),
});
export type AssistantReport = z.infer<typeof assistantReport>;
