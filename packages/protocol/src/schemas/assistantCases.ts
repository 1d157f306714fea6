import { z } from 'zod';
import { nonEmptyText, safeText } from './text';

/** What an answer is held to. */
export const caseExpectation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answers-from'), articleId: nonEmptyText(100) }),
  z.object({ kind: z.literal('hands-over') }),
  z.object({ kind: z.literal('asks-sign-in') }),
  z.object({ kind: z.literal('contains'), words: nonEmptyText(300) }),
  z.object({ kind: z.literal('lacks'), words: nonEmptyText(300) }),
]);
export type CaseExpectation = z.infer<typeof caseExpectation>;

export const caseLimits = { cases: 200, question: 1000, expectations: 10 } as const;

/** A question that an owner keeps, with what its answer is held to. */
export const caseContent = z.object({
  chatId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  question: nonEmptyText(caseLimits.question),
  language: safeText(10),
  /** Asked as in a trial: by somebody who has signed in, with two orders that are nobody's. */
  hasSampleOrders: z.boolean().default(false),
  expected: z.array(caseExpectation).min(1).max(caseLimits.expectations),
});
export type CaseContent = z.infer<typeof caseContent>;

/** Why a case fell: which of its expectations, by their number. */
const caseRun = z.object({
  guidanceVersion: z.number(),
  isPassed: z.boolean(),
  faults: z.array(z.number()),
  verdict: z.string(),
  answer: z.string(),
  ranDatetime: z.iso.datetime(),
});
export type CaseRun = z.infer<typeof caseRun>;

/** As it was judged when it was kept: nothing is changed on the way out. */
const sentExpectation = z.unknown() as unknown as z.ZodType<CaseExpectation, CaseExpectation>;

export const keptCase = z.object({
  id: z.string(),
  chatId: z.number(),
  question: z.string(),
  language: z.string(),
  hasSampleOrders: z.boolean(),
  expected: z.array(sentExpectation),
  changedDatetime: z.iso.datetime(),
  changedBy: z.string().nullable(),
  /** With the draft and with the published guidance, where it was run with them. */
  runs: z.array(caseRun),
});
export type KeptCase = z.infer<typeof keptCase>;
export const keptCases = z.object({ cases: z.array(keptCase) });

export const caseReference = z.object({ caseId: z.uuid() });
export const caseRunWish = z.object({ guidance: z.enum(['draft', 'published']) });
