import { z } from 'zod';

export const conversationId = z.uuid().brand<'ConversationId'>();
export type ConversationId = z.infer<typeof conversationId>;

/** The creation time in milliseconds, as a string: the wire's key of a message, unique per client instance (D2). */
export const messageId = z
  .string()
  .regex(/^\d{1,16}$/, 'must be a time in milliseconds')
  .brand<'MessageId'>();
export type MessageId = z.infer<typeof messageId>;

/** One browser tab. Absent means a client that has only one instance. */
export const clientInstanceId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{0,64}$/, 'must be at most 64 letters, digits, - or _')
  .default('');

/** A chat's name in addresses. Never a number, so that it cannot be taken for an app id. */
export const appKey = z
  .string()
  .regex(/^(?!\d+$)[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and -');

/** Position of a message in its conversation: 1, 2, 3 … without gaps (D4); 0 stands before the first. */
export const messagePosition = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A number of ours as an address writes it, or as JSON does; nothing that only could be taken for one. */
export const numericId = z
  .union([z.number(), z.string().regex(/^\d{1,16}$/)])
  .transform(Number)
  .pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER));
