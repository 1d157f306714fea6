import type { z } from 'zod';
import { CommerceError } from './CommercePlatform';

/** What a platform said, in the shape that it documents. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  what: string,
): z.infer<Schema> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  // Where it is wrong, never what stands there: that may be somebody's name.
  throw new CommerceError('unreadable', `${what} cannot be read at ${issue?.path.join('.') || 'its top'}`);
}
