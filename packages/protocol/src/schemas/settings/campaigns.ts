import { z } from 'zod';
import { cardAttachment, discountOfferExtra, fileAttachment } from '../contentAttachments';
import { nonEmptyText, safeText } from '../text';

/** TRG-01. */
export const triggerKeys = [
  'time_spent_on_page',
  'current_url',
  'business_hours',
  'cart_value',
  'product_tags',
  'current_product_tags',
  'visit_count',
  'session_time',
  'exit_intent',
  'device_type',
  'orders_count',
  'amount_spent',
  'ordered_products',
  'customer_tags',
  'country_code',
  'incognito_visitor',
  'out_of_stock_product_pages',
] as const;
export type TriggerKey = (typeof triggerKeys)[number];

/** CMP-07. */
export const scheduleRules = ['during', 'outside', 'anytime', 'custom'] as const;
export type ScheduleRule = (typeof scheduleRules)[number];

const reference = z.string().min(1).max(64);

/** CMP-05. What a key's operator and value may be is a rule; here only what any of them could be. */
export const trigger = z.object({
  key: z.string().max(64),
  operator: z.string().max(32),
  value: z.union([
    z.string().max(2048),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string().max(2048), z.number()])).max(100),
    z.null(),
  ]),
});
export type Trigger = z.infer<typeof trigger>;

/** CMP-06. Days are 1 to 7 for Monday to Sunday, joined by commas; times are of the chat's own time zone. */
export const schedule = z.object({
  schedule_rule: z.enum(scheduleRules),
  custom_schedule: z
    .object({
      days: z.string().max(20),
      from_time: z.string().max(5),
      to_time: z.string().max(5),
    })
    .nullish(),
});
export type Schedule = z.infer<typeof schedule>;

/** An offer as pages see it: its code comes only from the reveal call. */
const servedOffer = z.object({
  contentType: z.literal('application/discountOffer'),
  name: nonEmptyText(300),
  url: safeText(2048).default(''),
  size: z.literal(0).default(0),
  extra: discountOfferExtra.omit({ code: true }),
});
const [productCard, , productRecommendation, visitorForm] = cardAttachment.options;

/** What may hang on a campaign: cards and pictures. */
export const servedCampaignAttachment = z.union([
  z.discriminatedUnion('contentType', [productCard, servedOffer, productRecommendation, visitorForm]),
  fileAttachment,
]);
export type ServedCampaignAttachment = z.infer<typeof servedCampaignAttachment>;

/** The text is what lists and screen readers say; the html is sanitised by the server. */
export const campaignMessage = z.object({ text: safeText(5000), html: safeText(20_000) });
const campaignAgent = z.object({
  name: safeText(200),
  avatarUrl: safeText(2048).nullable(),
});

/** CMP-01 to CMP-06, as every page may read it. */
export const servedCampaign = z.object({
  id: reference,
  name: nonEmptyText(200),
  language: z.string().max(10).nullable(),
  is_light: z.boolean(),
  variantId: reference.nullable(),
  created_datetime: z.iso.datetime(),
  message: campaignMessage,
  agent: campaignAgent.nullable(),
  attachments: z.array(servedCampaignAttachment).max(10),
  variants: z
    .array(
      z.object({
        id: reference,
        message: campaignMessage,
        attachments: z.array(servedCampaignAttachment).max(10),
      }),
    )
    .max(5),
  meta: z.object({
    /** Seconds. */
    delay: z.number().min(0).max(3600),
    noReply: z.boolean(),
    maxCampaignDisplaysInSession: z.number().int().min(1).max(100).nullable(),
    /** Seconds. */
    minimumTimeBetweenCampaigns: z.number().min(0).max(31_536_000).nullable(),
    agentName: safeText(200).nullable(),
    agentAvatarUrl: safeText(2048).nullable(),
  }),
  triggers: z.array(trigger).max(20),
  schedule: schedule.nullable(),
});
export type ServedCampaign = z.infer<typeof servedCampaign>;
