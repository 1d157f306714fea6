import { z } from 'zod';

/** What is wrong with one field of a form. */
export const fieldProblem = z.object({ path: z.array(z.string()), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Every refusal over HTTP (SRV-09). */
export const problemAnswer = z.object({
  error: z.object({ code: z.string(), message: z.string(), fields: z.array(fieldProblem).optional() }),
});
