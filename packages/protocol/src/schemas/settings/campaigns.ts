import { z } from 'zod';

/** What every campaign is known by (CMP-01). */
export const servedCampaign = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string().nullable(),
  is_light: z.boolean(),
  variantId: z.string().nullable(),
  created_datetime: z.iso.datetime(),
});
export type ServedCampaign = z.infer<typeof servedCampaign>;
