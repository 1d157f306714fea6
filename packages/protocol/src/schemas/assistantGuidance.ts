import { z } from 'zod';
import { nonEmptyText, safeText } from './text';

/** chosen: what is longer is not read to its end, by people or by models. */
export const guidanceLimits = {
  tone: 500,
  texts: 30,
  title: 120,
  text: 3000,
  topics: 30,
  topic: 200,
  /** Over all its parts. */
  characters: 20_000,
} as const;

const charactersOf = (content: {
  readonly tone: string;
  readonly texts: readonly { readonly title: string; readonly text: string }[];
  readonly handOverTopics: readonly string[];
}): number =>
  [
    content.tone,
    ...content.handOverTopics,
    ...content.texts.flatMap(({ title, text }) => [title, text]),
  ].join('').length;

/** What an owner has written for the assistant, as it may be saved. */
export const guidanceContent = z
  .object({
    tone: safeText(guidanceLimits.tone),
    texts: z
      .array(z.object({ title: nonEmptyText(guidanceLimits.title), text: nonEmptyText(guidanceLimits.text) }))
      .max(guidanceLimits.texts),
    handOverTopics: z.array(nonEmptyText(guidanceLimits.topic)).max(guidanceLimits.topics),
  })
  .refine((content) => charactersOf(content) <= guidanceLimits.characters, {
    path: ['texts'],
    message: `must have at most ${guidanceLimits.characters} characters together`,
  });
export type GuidanceContent = z.infer<typeof guidanceContent>;

/** As it was judged when it was saved: nothing is changed on the way out. */
const sentContent = z.object({
  tone: z.string(),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  handOverTopics: z.array(z.string()),
});

export const consoleGuidance = z.object({
  /** 0: nothing was written yet. */
  version: z.number(),
  content: sentContent,
  changedDatetime: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  published: z
    .object({
      version: z.number(),
      content: sentContent,
      publishedDatetime: z.iso.datetime(),
      publishedBy: z.string().nullable(),
    })
    .nullable(),
});
export type ConsoleGuidance = z.infer<typeof consoleGuidance>;

const version = z.number().int().min(0).max(1_000_000);
/** Judged where its answer can stand beside the fields. */
export const guidanceChange = z.object({ version, content: z.unknown() });
export const guidanceVersionReference = z.object({ version: z.coerce.number().int().min(1).max(1_000_000) });
export const guidanceRestore = z.object({ version });
/** `isConfirmed`: although kept cases fall, or were not run. */
export const guidancePublish = z.object({ version: version.min(1), isConfirmed: z.boolean().default(false) });

export const guidanceVersions = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      savedDatetime: z.iso.datetime(),
      savedBy: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
});
export type GuidanceVersion = z.infer<typeof guidanceVersions>['versions'][number];
export const guidanceAtVersion = z.object({ version: z.number(), content: sentContent });
