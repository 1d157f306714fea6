import { z } from 'zod';

const off = z.boolean().default(false);

/** The shop's own, by language; without any, our standard ones in the shopper's language. */
const reasons = z.record(z.string().max(10), z.array(z.string().max(200)).max(20)).default({});

/** What shoppers may do with their orders by themselves; each is offered or not, one by one (ROL-07). */
export const selfService = z.object({
  enabled: off,
  /** The shop has given self-service up; what it had set stays. */
  deleted: off,
  startChatEnabled: off,
  flows: z.object({ track_order: off, return_order: off, cancel_order: off, report_issue: off }).prefault({}),
  workflows_entrypoints: z
    .array(
      z.object({
        workflow_id: z.string().max(64),
        language: z.string().max(10),
        label: z.string().max(200),
      }),
    )
    .max(50)
    .default([]),
  /** By which ways codes are sent. */
  channels: z.object({ email: z.boolean().default(true), sms: off }).prefault({}),
  /** Whoever asks for a code reads the same, whether or not the address is a customer's. */
  uniformAnswers: off,
  /** Calling codes of the countries that get text messages: each message costs the shop, and some cost much. */
  smsCountries: z.array(z.string().max(8)).max(250).default(['+1']),
  /** Whether returns are made in the shop's Loop portal. */
  returns: z.object({ loop: off }).prefault({}),
  /** How long after it was placed an order may be cancelled; null for as long as it is not shipped. */
  cancelWithinHours: z.number().int().min(1).max(8760).nullable().default(null),
  /** What the shop's own system is told at once; the rest is asked of the team. */
  atOnce: z.object({ cancel_order: off, change_address: off, return_order: off }).prefault({}),
  reportReasons: reasons,
  returnReasons: reasons,
  cancelReasons: reasons,
});

/** SSP-06. */
export const portalAction = z.enum(['track', 'return', 'cancel', 'report_issue', 'track_and_manage']);

/** Quick replies that open something instead of being sent; the others are messages. */
export const quickReplyActions = z
  .array(
    z.object({
      reply: z.string().max(200),
      action: portalAction,
    }),
  )
  .max(20)
  .default([]);

/** The pages a window can open on (PGE-01). */
export const startPages = ['conversation', 'homepage'] as const;
