import { z } from 'zod';
import { numericId } from './ids';
import { safeText } from './text';

/** chosen: a week, a month, a quarter. */
export const reportRanges = [7, 30, 90] as const;
export type ReportRange = (typeof reportRanges)[number];
export const campaignReportQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
    .default(30),
  /** Of this one alone; otherwise of all. */
  campaign: safeText(100).optional(),
});
export type ReportWish = z.infer<typeof campaignReportQuery>;

const shownCounts = {
  shown: z.number().int(),
  clicked: z.number().int(),
  replied: z.number().int(),
  dismissed: z.number().int(),
};
const counts = {
  ...shownCounts,
  /** Credited to it by the published rules. */
  orders: z.number().int(),
  /** Of these orders, less refunds, in the report's currency. */
  revenue: z.number(),
};
const reportCounts = z.object(counts);
export type ReportCounts = z.infer<typeof reportCounts>;

export const attributionRule = z.enum(['link', 'code', 'product', 'conversation']);
const windows = z.object({
  link: z.number(),
  code: z.number(),
  product: z.number(),
  conversation: z.number(),
});

const interval = z.object({ estimate: z.number(), low: z.number(), high: z.number() });
const mismatch = z.object({
  expectedShare: z.number(),
  actualShare: z.number(),
  p: z.number(),
  isSuspicious: z.boolean(),
});
/** Where it stands in the editor, 0 for the first; null once it is deleted. */
const place = z.number().int().nullable();
const wording = z.object({
  /** Null is the campaign as it was first written, with which the others are compared. */
  variantId: z.string().nullable(),
  place,
  /** In which it was shown, since it was first shown. */
  sessions: z.number().int(),
  /** Of these, in which it was clicked or answered. */
  taken: z.number().int(),
  comparison: z
    .object({ difference: interval.nullable(), mismatch, claim: z.enum(['more', 'less', 'none']) })
    .nullable(),
});

export const campaignReport = z.object({
  timeZone: z.string(),
  /** The one most orders were paid in; null while there are none. */
  currency: z.string().nullable(),
  /** Orders in other currencies, which are in no sum. */
  elsewhere: z.array(z.object({ currency: z.string(), orders: z.number().int(), revenue: z.number() })),
  /** Chats whose pages count nothing: what they show stands in no sum. */
  uncounted: z.array(z.string()),
  /** How many days before an order each rule reaches. */
  windows,
  campaigns: z.array(
    z.object({
      /** Null: a conversation that no campaign began. */
      campaignId: z.string().nullable(),
      /** Null once it is deleted. */
      name: z.string().nullable(),
      variantId: z.string().nullable(),
      place,
      ...counts,
    }),
  ),
  /** Campaigns with several wordings, whatever the days that are asked for. */
  wordings: z.array(
    z.object({ campaignId: z.string(), name: z.string().nullable(), wordings: z.array(wording) }),
  ),
  /** The oldest first, each of them. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  languages: z.array(z.object({ language: z.string().nullable(), ...counts })),
});
export type CampaignReport = z.infer<typeof campaignReport>;

const evidence = z.object({
  rule: attributionRule,
  atDatetime: z.iso.datetime(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  variantId: z.string().nullable(),
  code: z.string().optional(),
  productId: z.string().optional(),
  url: z.string().optional(),
  conversationId: z.uuid().optional(),
  /** Why the order is credited as it is. */
  isDecisive: z.boolean(),
});

export const creditedOrders = z.object({
  orders: z.array(
    z.object({
      orderId: z.number().int(),
      placedDatetime: z.iso.datetime(),
      currency: z.string(),
      total: z.number(),
      refunded: z.number(),
      amount: z.number(),
      rule: attributionRule,
      campaignId: z.string().nullable(),
      campaignName: z.string().nullable(),
      variantId: z.string().nullable(),
      /** The earliest first. */
      evidence: z.array(evidence),
    }),
  ),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});
export type CreditedOrders = z.infer<typeof creditedOrders>;
export const creditedOrdersQuery = campaignReportQuery.extend({
  before: z
    .string()
    .regex(/^\d{1,15}-\d{1,19}$/)
    .optional(),
});

const group = z.object({ visitors: z.number().int(), buyers: z.number().int(), revenue: z.number() });

/** What campaigns earn beyond what would have been bought anyway, by comparing with those who were shown none. */
export const holdoutReport = z.object({
  /** Whether shoppers are divided at present. */
  isActive: z.boolean(),
  currency: z.string().nullable(),
  /** Null while nobody was in either group. */
  comparison: z
    .object({
      look: z.object({
        number: z.number().int(),
        of: z.number().int(),
        startsDatetime: z.iso.datetime(),
        endsDatetime: z.iso.datetime(),
        nextDatetime: z.iso.datetime().nullable(),
        horizonDatetime: z.iso.datetime(),
      }),
      certainty: z.number(),
      display: group,
      hide: group,
      /** Seen in both groups, and counted in neither. */
      mixed: z.number().int(),
      mismatch,
      uplift: z.discriminatedUnion('isKnown', [
        z.object({ isKnown: z.literal(false), buyers: z.number().int(), wanted: z.number().int() }),
        z.object({
          isKnown: z.literal(true),
          perVisitor: interval,
          total: interval,
          claim: z.enum(['more', 'less', 'none']),
        }),
      ]),
    })
    .nullable(),
});
export type HoldoutReport = z.infer<typeof holdoutReport>;

const device = z.string().nullable();
/** Visits that were recorded with consent, to be looked at again; nobody's name is in them. */
export const recordedVisits = z.object({
  visits: z.array(
    z.object({
      sessionId: z.uuid(),
      startedDatetime: z.iso.datetime(),
      endedDatetime: z.iso.datetime(),
      device,
      language: z.string().nullable(),
      events: z.number().int(),
    }),
  ),
});
export type RecordedVisits = z.infer<typeof recordedVisits>;
export const recordedVisitsQuery = z.object({ chatId: numericId });
export const recordedVisitReference = z.object({ sessionId: z.uuid() });
export const recordedVisit = z.object({
  events: z.array(
    z.object({
      atDatetime: z.iso.datetime(),
      event: z.string(),
      campaignId: z.string().nullable(),
      abVariant: z.string().nullable(),
      device,
      language: z.string().nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type RecordedVisit = z.infer<typeof recordedVisit>;
