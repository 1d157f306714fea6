import { z } from 'zod';

export const roles = ['owner', 'admin', 'agent'] as const;
export type Role = (typeof roles)[number];

export const consoleMember = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  role: z.enum(roles),
  /** `appKey` is the shop's first chat, for the line its owner pastes. */
  shop: z.object({ id: z.number().int(), name: z.string(), appKey: z.string().nullable() }),
});
export type ConsoleMember = z.infer<typeof consoleMember>;
