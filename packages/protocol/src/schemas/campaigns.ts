import { z } from 'zod';
import type { ElementTree } from '../elementTree';
import { shownAgent } from './agentsStatus';
import { attachment } from './contentAttachments';
import { fieldProblem } from './problem';
import { appSettings, sentCampaign, servedCampaign, usageStatuses } from './settings';
import { nonEmptyText, safeText } from './text';

/** What the shop says to a shopper who has not asked, and may press to begin. */
const starter = z.object({ id: z.uuid(), text: z.string() });
export const starters = z.object({ starters: z.array(starter) });
export type Starter = z.infer<typeof starter>;

export const startersQuery = z.object({
  locale: z.string().max(35).optional(),
  website_domain: z.string().max(255).optional(),
  page: z.string().max(2048).optional(),
});

const elementTree = z.array(z.unknown()) as unknown as z.ZodType<ElementTree>;

/** All that a page needs to show campaigns; no code of an offer in it. */
export const pageCampaigns = z.object({
  accountId: z.number(),
  /** Those that are on. */
  campaigns: z.array(sentCampaign),
  /** Stored, on, and not fit to be shown. */
  skipped: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
  /** Drawn ahead, by campaign and variant. */
  cards: z.record(z.string(), elementTree),
  /** The frame of the suggested questions. */
  startersCard: elementTree.nullable(),
  css: z.string(),
  /** How many there are in the chat's own language; the words come when they are shown. */
  starters: z.array(starter),
  agents: z.array(shownAgent),
  timeZone: z.string(),
  languages: z.array(z.string()),
  language: z.string(),
  prioritisation: z.boolean(),
  abVariants: z.boolean(),
  startersEnabled: z.boolean(),
  /** Whether someone answers hangs on the agents. */
  followsAgents: z.boolean(),
  displayCampaignsHiddenChat: z.boolean(),
  abTest: appSettings.shape.abTest,
  usage: z.enum(usageStatuses).nullable(),
  tracking: z.object({ isOn: z.boolean(), eventsUrl: z.string() }),
  shopDomains: z.array(z.string()),
});
export type PageCampaigns = z.infer<typeof pageCampaigns>;

/** Numbers of products; whatever else comes is left out rather than refused, for it is a shop's page that says them. */
const productNumber = z.string().regex(/^\d{1,18}$/);
const looked = {
  product: productNumber.optional().catch(undefined),
  viewed: z
    .string()
    .max(200)
    .optional()
    .catch(undefined)
    .transform((text) =>
      (text ?? '')
        .split(',')
        .filter((id) => productNumber.safeParse(id).success)
        .slice(0, 5),
    ),
};
export const cardQuery = z.object({ variant: safeText(100).optional(), ...looked });

/** One campaign, drawn for one page: with what it recommends there. */
export const campaignCard = z.object({ card: elementTree, campaign: sentCampaign });
export type CampaignCardAnswer = z.infer<typeof campaignCard>;

/** What lets one page of the shop show a campaign that is not on; for half an hour. */
export const previewToken = z.object({ token: z.string() });
export const previewWish = z.object({
  ...{ token: z.string().max(2000), wording: safeText(100).optional() },
  ...looked,
});

/** A campaign as it is saved, whatever its state, and the file that shows it. */
export const campaignPreview = z.object({
  file: z.string(),
  variantId: z.string().nullable(),
  card: elementTree,
  campaign: sentCampaign,
  agents: z.array(shownAgent),
  css: z.string(),
});
export type CampaignPreview = z.infer<typeof campaignPreview>;

export const campaignStates = ['draft', 'active', 'paused', 'archived'] as const;
export type CampaignState = (typeof campaignStates)[number];

const { variants, meta } = servedCampaign.shape;

/** What an owner writes; who the campaign is and since when is the server's to say, and codes are theirs alone. */
export const campaignContent = servedCampaign
  .pick({ name: true, language: true, is_light: true, agent: true, triggers: true, schedule: true })
  .extend({
    message: z.object({ html: servedCampaign.shape.message.shape.html }),
    attachments: z.array(attachment).max(10),
    variants: z
      .array(
        variants.element.extend({
          message: z.object({ html: servedCampaign.shape.message.shape.html }),
          attachments: z.array(attachment).max(10),
        }),
      )
      .max(5),
    meta: meta.omit({ agentName: true, agentAvatarUrl: true }),
  });
export type CampaignContent = z.infer<typeof campaignContent>;
const sentContent = z.looseObject({ name: z.string() }) as unknown as z.ZodType<CampaignContent>;

const chatId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.coerce.number().int().positive().max(2_147_483_647);
const named = { id: z.uuid(), name: z.string(), language: z.string().nullable() };

const campaignSummary = z.object({
  ...named,
  state: z.enum(campaignStates),
  version,
  changedDatetime: z.iso.datetime(),
  changedBy: z.string().nullable(),
  /** Why it is not shown although it is on; the first reason. */
  problem: z.string().nullable(),
  /** How many wordings are tried, the first among them. */
  wordings: z.number().int(),
});
export type CampaignSummary = z.infer<typeof campaignSummary>;

export const campaignList = z.object({
  campaigns: z.array(campaignSummary),
  /** Since when none of the chat's campaigns is shown, and who wanted it so. */
  stopped: z.object({ atDatetime: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});
export type CampaignList = z.infer<typeof campaignList>;

export const consoleCampaign = z.object({
  id: z.uuid(),
  chatId: z.number().int(),
  state: z.enum(campaignStates),
  version,
  /** Null where what is stored cannot be read. */
  content: sentContent.nullable(),
  createdDatetime: z.iso.datetime(),
  changedDatetime: z.iso.datetime(),
  changedBy: z.string().nullable(),
  problems: z.array(fieldProblem),
});
export type ConsoleCampaign = z.infer<typeof consoleCampaign>;

/** Judged by the service, so that a refusal names each field. */
export const newCampaign = z.object({ chatId, content: z.unknown() });
export const campaignChange = z.object({ version, content: z.unknown() });
export const campaignStateChange = z.object({ version, state: z.enum(campaignStates) });
export const campaignRestore = z.object({ version });
/** A copy may be meant for who reads another language. */
export const campaignCopy = z.object({ language: z.string().max(16).optional() }).nullish();
export const campaignReference = z.object({ campaignId: z.uuid() });
export const campaignVersionReference = z.object({ campaignId: z.uuid(), version });
export const campaignsQuery = z.object({ chatId });
export const campaignOrder = z.object({ ids: z.array(z.uuid()).max(500) });
export const campaignStop = z.object({ isStopped: z.boolean() });

const campaignVersion = z.object({
  version,
  savedDatetime: z.iso.datetime(),
  savedBy: z.string().nullable(),
  restoredFrom: z.number().int().nullable(),
  state: z.enum(campaignStates),
  name: z.string(),
  changes: z.array(z.string()),
});
export type CampaignVersion = z.infer<typeof campaignVersion>;
export const campaignVersions = z.object({ versions: z.array(campaignVersion) });

/** The starters of a chat in all its languages, in their order. */
export const consoleStarters = z.object({
  isOn: z.boolean(),
  starters: z.array(z.object({ language: z.string(), text: z.string() })),
});
export const newStarters = z.object({
  isOn: z.boolean(),
  starters: z.array(z.object({ language: z.string().max(10), text: nonEmptyText(200) })).max(200),
});
export type ConsoleStarters = z.infer<typeof consoleStarters>;

export const positivesQuery = z.object({
  appId: chatId,
  accessToken: z.string().max(4096).optional(),
  idToken: z.string().max(4096).optional(),
});
/** The campaigns whose customer this is; of no other person. */
export const positives = z.object({ positives: z.array(z.uuid()) });

/** A campaign that a shopper answered, and why it was on their page: as the page said it, so any of it may be untrue. */
const answeredCampaign = z.object({
  /** Of the message in the conversation. */
  messageId: z.number(),
  atDatetime: z.iso.datetime(),
  name: z.string(),
  /** What it said when it was answered; null where that is not known any more. */
  words: z.string().nullable(),
  conditions: z.array(
    z.object({ key: z.string(), wanted: z.unknown(), actual: z.unknown(), passed: z.boolean() }),
  ),
});
export type AnsweredCampaign = z.infer<typeof answeredCampaign>;
export const answeredCampaigns = z.object({ campaigns: z.array(answeredCampaign) });
