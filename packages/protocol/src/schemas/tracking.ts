import { z } from 'zod';
import { eventNameMax, eventsPerCallMax, propertiesBytesMax } from './eventLimits';
import { numericId } from './ids';
import { isStorable } from './text';

const depthMax = 5;

function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === depthMax) return false;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isPlain(each, depth + 1));
}

const properties = z
  .record(z.string(), z.unknown())
  .refine((given) => JSON.stringify(given).length <= propertiesBytesMax, { message: 'must be 4 KB at most' })
  .refine((given) => Object.keys(given).every(({ length }) => length <= eventNameMax), {
    message: 'must have names of 64 characters at most',
  })
  .refine((given) => isPlain(given), { message: 'must be plain JSON, five levels deep at most' });

const pageEvent = z.object({
  event: z.string().min(1).max(eventNameMax).refine(isStorable, { message: 'must be plain text' }),
  properties: properties.default({}),
});
export type GivenPageEvent = z.infer<typeof pageEvent>;

/** HTTP-31: one event, or several at once. */
export const pageEventsBody = z.union([
  z.object({ events: z.array(pageEvent).min(1).max(eventsPerCallMax) }),
  pageEvent,
]);

/** The chat, or the shop, one of whose chats is counted for. */
export const pageEventsQuery = z.union([
  z.object({ appId: numericId, accountId: numericId.optional() }),
  z.object({ accountId: numericId }),
]);
export const guestQuery = z.intersection(pageEventsQuery, z.object({ guestId: z.uuid() }));

const word = (max: number) => z.string().max(max).refine(isStorable, { message: 'must be plain text' });

/** LNK-02; what is not known of it may be left out. */
const linkMeta = z.object({
  campaign_id: word(64).nullish(),
  is_light: z.boolean().nullish(),
  session_id: z.uuid().nullish(),
  product_id: word(64).nullish(),
  source: word(64).nullish(),
  ab_variant: word(64).nullish(),
});

/** HTTP-11. */
export const shortenBody = z.object({
  urls: z
    .array(
      z.object({
        url: word(2048),
        account_id: numericId,
        channel: word(32).default('chat'),
        meta: linkMeta.prefault({}),
      }),
    )
    .min(1)
    .max(20),
});
export type LinkWish = z.infer<typeof shortenBody>['urls'][number];
export const shortenAnswer = z.object({
  urls: z.array(z.object({ short_url: z.string(), url: z.string() })),
});

const pageReport = z.object({
  kind: z.enum(['error', 'usage']),
  name: word(100),
  message: word(500),
  release: word(64),
  /** Without what stands behind its question mark. */
  page: word(500),
  connection: z
    .object({
      isOnline: z.boolean(),
      type: word(32).nullable(),
      downlinkMbps: z.number().min(0).max(1_000_000).nullable(),
    })
    .nullable(),
});
export type PageReport = z.infer<typeof pageReport>;
export const pageReportsQuery = z.object({ appId: numericId });
export const pageReportsBody = z.object({ reports: z.array(pageReport).min(1).max(10) });

/** The same error of the same release, as the console shows it. */
export const pageReportGroups = z.object({
  groups: z.array(
    pageReport.extend({
      chat: z.string(),
      count: z.number().int(),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
  ),
});
export type PageReportGroup = z.infer<typeof pageReportGroups>['groups'][number];
