import { z } from 'zod';
import { nonEmptyText } from '../text';
import { appSettings } from './appSettings';
import { servedBusinessHours } from './businessHours';

export const shopDomain = z
  .string()
  .max(253)
  .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/, 'must be a host name, such as shop.example');

/** All that an owner decides about one chat: what its page reads, its name, and the sites that may show it. */
export const chatSettings = appSettings.extend({
  name: nonEmptyText(100),
  domains: z.array(shopDomain).max(50),
});
export type ChatSettings = z.infer<typeof chatSettings>;

/** The same on its way out: days are a list, and nothing is judged again. */
export const servedChatSettings = appSettings.extend({
  name: z.string(),
  domains: z.array(z.string()),
  businessHours: servedBusinessHours,
});
