import { z } from 'zod';
import { positionLimits, themeLimits } from '../../limits';

export const alignments = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;

const colour = z.string().max(64);

const offset = z.number().int().min(positionLimits.offsetMin).max(positionLimits.offsetMax).default(0);

export const launcherPosition = z.object({
  alignment: z.enum(alignments).default('bottom-right'),
  offsetX: offset,
  offsetY: offset,
});
export type LauncherPosition = z.infer<typeof launcherPosition>;

/** chosen: the shopper's own preference decides unless the shop does. */
export const themes = ['light', 'dark', 'auto'] as const;

export const avatarTypes = ['team-members', 'team-picture'] as const;
export const avatarImageTypes = ['agent-picture', 'agent-initials', 'company-logo'] as const;
export const avatarNameTypes = [
  'agent-first-name',
  'agent-first-name-last-initial',
  'agent-full-name',
  'chat-title',
] as const;

export const decoration = z.object({
  mainColor: colour.default('#115cb5'),
  conversationColor: colour.default('#115cb5'),
  backgroundStyle: z.enum(['gradient', 'solid']).default('gradient'),
  theme: z.enum(themes).default('auto'),
  avatarType: z.enum(avatarTypes).default('team-members'),
  avatarTeamPictureUrl: z.string().max(2048).nullable().default(null),
  avatar: z
    .object({
      imageType: z.enum(avatarImageTypes).default('agent-picture'),
      nameType: z.enum(avatarNameTypes).default('agent-first-name'),
    })
    .prefault({}),
  fontFamily: z.string().max(100).default(themeLimits.fontFamily),
  launcher: z
    .object({ type: z.enum(['icon', 'icon-label']).default('icon'), label: z.string().max(100).default('') })
    .prefault({}),
  introductionText: z.string().max(300).default('How can we help?'),
  offlineIntroductionText: z.string().max(300).default('We will be back soon'),
  position: launcherPosition.prefault({}),
});
export type Decoration = z.infer<typeof decoration>;
