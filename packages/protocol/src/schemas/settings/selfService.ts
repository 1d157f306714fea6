import { z } from 'zod';

const off = z.boolean().default(false);

/** What shoppers may do with their orders by themselves; each is offered or not, one by one (ROL-07). */
export const selfService = z.object({
  enabled: off,
  deleted: off,
  channels: z.object({ email: z.boolean().default(true), sms: off }).prefault({}),
  uniformAnswers: off,
  smsCountries: z.array(z.string().max(5)).max(250).default(['+1']),
  startChatEnabled: off,
  flows: z.object({ track_order: off, return_order: off, cancel_order: off, report_issue: off }).prefault({}),
});

/** The pages a window can open on (PGE-01). */
export const startPages = ['conversation', 'homepage'] as const;
