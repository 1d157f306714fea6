import { z } from 'zod';
import { importLimits } from '../importLimits';
import { safeText } from './text';

const language = z.string().max(10);

export const importRequest = z.object({
  files: z
    .array(
      z.object({
        path: safeText(importLimits.pathMax).refine((path) => path.trim() !== '', 'must not be blank'),
        text: z.string().max(importLimits.fileMax),
      }),
    )
    .min(1)
    .max(importLimits.filesMax)
    .refine(
      (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= importLimits.wholeMax,
      `must have at most ${importLimits.wholeMax} characters together`,
    ),
  /** What a file is in that does not say it. */
  language,
  /** Shoppers read it at once; otherwise everything becomes a draft. */
  isPublished: z.boolean(),
});
export type ImportRequest = z.infer<typeof importRequest>;

export const importKinds = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportKind = (typeof importKinds)[number];

const importEntry = z.object({
  path: z.string(),
  line: z.number().int(),
  kind: z.enum(importKinds),
  /** Why it is refused. */
  problem: z.string().nullable(),
  language: z.string(),
  title: z.string(),
  slug: z.string(),
  /** What else happens, and what does not come along. */
  notes: z.array(z.string()),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type ImportEntry = z.infer<typeof importEntry>;

export const importPlan = z.object({
  /** Names exactly this plan: what is applied is what was looked at. */
  digest: z.string(),
  entries: z.array(importEntry),
  newCategories: z.array(z.string()),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const importApplication = importRequest.extend({
  digest: z.string().max(64),
  /** What is refused is left out; otherwise nothing is applied while something is. */
  isPartial: z.boolean(),
});
export type ImportApplication = z.infer<typeof importApplication>;

export const importPage = z.object({ address: safeText(importLimits.pathMax) });
export const importedPage = z.object({
  path: z.string(),
  /** An article as a file; null where the page could not be had. */
  text: z.string().nullable(),
  problem: z.string().nullable(),
});
export type ImportedPage = z.infer<typeof importedPage>;
