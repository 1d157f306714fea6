import { z } from 'zod';
import { nonEmptyText } from './text';

export const firstRunSteps = ['name', 'colours', 'team', 'snippet', 'message'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** Where a new shop stands; null where there is no guide, as in shops that were there before it. */
export const firstRun = z.object({
  guide: z
    .object({
      appKey: z.string(),
      mainColor: z.string(),
      /** Done or skipped, in the order of the guide. */
      settled: z.array(z.enum(firstRunSteps)),
      isHidden: z.boolean(),
      /** The first page that asked for the chat's script. */
      script: z.object({ host: z.string(), at: z.iso.datetime() }).nullable(),
      firstConversationId: z.string().nullable(),
    })
    .nullable(),
});
export type FirstRun = z.infer<typeof firstRun>;

export const firstRunName = z.object({
  name: nonEmptyText(60).transform((name) => name.trim()),
});
export const firstRunColours = z.object({ mainColor: z.string().regex(/^#[\da-f]{6}$/i) });
export const firstRunChange = z.object({
  /** Leaves a step behind without doing it. */
  skip: z.enum(firstRunSteps).optional(),
  isHidden: z.boolean().optional(),
});
