import { z } from 'zod';
import type { ServedCampaign } from './campaigns';

/**
 * On its way out it is as it was judged on its way in: nothing is cleaned twice. Apart from what judges it, so that who only
 * reads settings does not load that.
 */
export const sentCampaign = z.looseObject({ id: z.string() }) as unknown as z.ZodType<ServedCampaign>;
