import { z } from 'zod';
import { shownAgent } from '../agentsStatus';
import { businessHours, servedBusinessHours } from './businessHours';
import { decoration } from './decoration';
import { preferences } from './preferences';
import { quickReplyActions, selfService, startPages } from './selfService';
import { sentCampaign } from './sentCampaign';
import { shopTexts, translations } from './texts';

export const shopTypes = ['shopify', 'magento2', 'bigcommerce'] as const;
export const visibilityMethods = ['show-on-every-page', 'hide-on-specific-pages'] as const;
export const urlConditions = ['equal', 'not-equal', 'contain', 'not-contain'] as const;

const language = z.string().max(10);

const visibility = z.object({
  method: z.enum(visibilityMethods).default('show-on-every-page'),
  conditions: z
    .array(z.object({ operator: z.enum(urlConditions), value: z.string().max(2048) }))
    .max(100)
    .default([]),
});

/** The first five with the values seen in the product this follows (ENT-55). */
const featureFlags = z.object({
  campaignPrioritisation: z.boolean().default(true),
  abVariants: z.boolean().default(true),
  conversationStarters: z.boolean().default(false),
  floatingInput: z.boolean().default(false),
  aiOnFlows: z.boolean().default(true),
  aiOnOrderManagement: z.boolean().default(false),
  shoppingAssistant: z.boolean().default(false),
});

/** What an assistant may be there for. */
export const assistantScopes = ['support', 'sales'] as const;

const aiAgent = z.object({
  enabled: z.boolean().default(false),
  /** Absent is not empty: then a flag or the sales settings decide about selling (ROL-15). */
  scopes: z.array(z.enum(assistantScopes)).max(assistantScopes.length).optional(),
  sales: z.object({ enabled: z.boolean().default(false) }).prefault({}),
  /** How long a shopper waits for it (AI-18); what is too short to answer in counts as none (AI-19). */
  timeoutMs: z.number().int().min(0).max(600_000).default(55_000),
  /** It says nothing more, from now on and in every conversation. */
  isSilenced: z.boolean().default(false),
});

const automation = z.object({
  articleRecommendation: z
    .object({ enabled: z.boolean().default(false), helpCenterId: z.number().int().nullable().default(null) })
    .prefault({}),
  aiAgent: aiAgent.prefault({}),
});

/** Which share of shoppers sees the campaigns at all; the rest is the group to compare with. */
const abTest = z.object({
  active: z.boolean().default(false),
  configuration: z
    .object({
      ratio: z.number().min(0).max(1).default(0.9),
      campaigns: z.array(z.string().max(64)).max(200).default([]),
    })
    .prefault({}),
});

const windowDays = z.number().int().min(1).max(90);

/** How many days before an order each rule reaches that credits it. */
const attribution = z.object({
  linkDays: windowDays.default(7),
  codeDays: windowDays.default(30),
  productDays: windowDays.default(7),
  conversationDays: windowDays.default(5),
});

/** Who pays for, or tries, what a campaign has earned (ROL-12). */
export const revenueSubscriptions = ['none', 'trial', 'active', 'past-due', 'cancelled'] as const;

/** ENT-52: what a shop's plan has left. */
export const usageStatuses = ['ok', 'limit-reached'] as const;

/** Whether visits are counted at all, and where the page tells of its errors. */
const tracking = z.object({
  subscription: z.enum(revenueSubscriptions).default('none'),
  usage: z.enum(usageStatuses).default('ok'),
  isBetaTester: z.boolean().default(false),
  /** TRK-10: null means that nothing is told; a path is one of this server's own. */
  reportsUrl: z
    .string()
    .max(500)
    .regex(/^(?:https?:\/)?\/[^/]/, 'must be an address, or a path of this server')
    .nullable()
    .default(null),
});

/** What a shop owner configures for one chat. Every field has a default, so an empty object is a working chat. */
export const appSettings = z.object({
  language: language.default('en-US'),
  languages: z
    .array(z.object({ language, primary: z.boolean() }))
    .max(20)
    .default([{ language: 'en-US', primary: true }]),
  shopName: z.string().max(200).nullable().default(null),
  shopType: z.enum(shopTypes).nullable().default(null),
  shopInstalled: z.boolean().default(false),
  prefilledMessage: z.string().max(5000).nullable().default(null),
  startPage: z.enum(startPages).default('conversation'),
  showTranslationKeys: z.boolean().default(false),
  visibility: visibility.prefault({}),
  decoration: decoration.prefault({}),
  preferences: preferences.prefault({}),
  businessHours: businessHours.prefault({}),
  quickReplies: z
    .object({
      enabled: z.boolean().default(false),
      replies: z.array(z.string().max(200)).max(20).default([]),
      actions: quickReplyActions,
    })
    .prefault({}),
  automation: automation.prefault({}),
  selfService: selfService.prefault({}),
  abTest: abTest.prefault({}),
  attribution: attribution.prefault({}),
  texts: shopTexts,
  sspTexts: shopTexts,
  featureFlags: featureFlags.prefault({}),
  tracking: tracking.prefault({}),
});
export type AppSettings = z.infer<typeof appSettings>;

/** The settings of one chat as its page reads them. */
export const applicationSettings = appSettings.extend({
  businessHours: servedBusinessHours,
  ...translations.shape,
  id: z.number().int(),
  appKey: z.string(),
  name: z.string(),
  accountId: z.number().int(),
  /** Whose staff may ask for codes beside a shopper; null: nobody (ROL-11). */
  providerDomain: z.string().nullable(),
  campaigns: z.array(sentCampaign),
  agents: z.array(shownAgent),
  createdDatetime: z.iso.datetime(),
  updatedDatetime: z.iso.datetime(),
  deactivatedDatetime: z.iso.datetime().nullable(),
  deletedDatetime: z.iso.datetime().nullable(),
});
export type ApplicationSettings = z.infer<typeof applicationSettings>;
