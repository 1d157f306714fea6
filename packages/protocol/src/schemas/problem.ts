import { z } from 'zod';

/** Every refusal over HTTP (SRV-09). */
export const problemAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
