import { z } from 'zod';

export const alignments = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;

const colour = z.string().max(64);

export const launcherPosition = z.object({
  alignment: z.enum(alignments).default('bottom-right'),
  offsetX: z.number().int().min(-20).max(200).default(0),
  offsetY: z.number().int().min(-20).max(200).default(0),
});
export type LauncherPosition = z.infer<typeof launcherPosition>;

export const decoration = z.object({
  mainColor: colour.default('#115cb5'),
  conversationColor: colour.default('#115cb5'),
  backgroundStyle: z.enum(['gradient', 'solid']).default('gradient'),
  fontFamily: z.string().max(100).default('Inter'),
  launcher: z
    .object({ type: z.enum(['icon', 'icon-label']).default('icon'), label: z.string().max(100).default('') })
    .prefault({}),
  introductionText: z.string().max(300).default('How can we help?'),
  offlineIntroductionText: z.string().max(300).default('We will be back soon'),
  position: launcherPosition.prefault({}),
});
export type Decoration = z.infer<typeof decoration>;

/** What a shop owner configures for one chat. Grows with the features that read it; every field has a default. */
export const appSettings = z.object({ decoration: decoration.prefault({}) });
export type AppSettings = z.infer<typeof appSettings>;

/** What travels inside the snippet's script: only what the launcher and the way to the app need. */
export interface LauncherSettings {
  readonly appId: number;
  readonly appKey: string;
  readonly name: string;
  readonly decoration: Decoration;
}
