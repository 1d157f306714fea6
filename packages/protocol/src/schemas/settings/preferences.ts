import { z } from 'zod';

export const chatModes = [
  'auto-based-on-agent-availability',
  'always-live-during-business-hours',
  'offline',
] as const;

export const emailCaptureEnforcements = ['optional', 'always-required'] as const;

/** Not offered any more, but old configurations hold it (ENT-36). */
export const retiredEmailCaptureEnforcement = 'required-outside-business-hours';

export const autoReplies = [
  'reply-shortly',
  'reply-in-minutes',
  'reply-in-hours',
  'reply-in-day',
  'reply-dynamic',
] as const;

const off = z.boolean().default(false);

export const preferences = z.object({
  autoResponder: z.object({ enabled: off, reply: z.enum(autoReplies).default('reply-shortly') }).prefault({}),
  emailCaptureEnabled: z.boolean().default(true),
  emailCaptureEnforcement: z
    .enum([...emailCaptureEnforcements, retiredEmailCaptureEnforcement])
    .default('optional'),
  hideOnMobile: off,
  hidePoweredBy: off,
  hideOutsideBusinessHours: off,
  privacyPolicyDisclaimerEnabled: off,
  displayCampaignsHiddenChat: off,
  disableAutoOpen: off,
  offlineModeEnabledDatetime: z.iso.datetime({ offset: true }).nullable().default(null),
  liveChatAvailability: z.enum(chatModes).default('auto-based-on-agent-availability'),
  disableChatContrastColor: off,
  disableGoogleFonts: off,
  languageOverride: z.string().max(10).nullable().default(null),
  controlTicketVolume: off,
});
export type Preferences = z.infer<typeof preferences>;
