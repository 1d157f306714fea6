import { z } from 'zod';

const off = z.boolean().default(false);

/** What shoppers may do with their orders by themselves; each is offered or not, one by one (ROL-07). */
export const selfService = z.object({
  enabled: off,
  startChatEnabled: off,
  flows: z.object({ track_order: off, return_order: off, cancel_order: off, report_issue: off }).prefault({}),
});

/** The pages a window can open on (PGE-01). */
export const startPages = ['conversation', 'homepage'] as const;
