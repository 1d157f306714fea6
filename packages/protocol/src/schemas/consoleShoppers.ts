import { z } from 'zod';

const instant = z.iso.datetime();

/** An email address, or a telephone number with its country. */
export const shopperAddress = z.object({ address: z.string().min(1).max(320) });

export const shopperSummary = z.object({
  /** As it is kept. */
  address: z.string(),
  conversations: z.number().int(),
  /** How many rows of each table. */
  rows: z.record(z.string(), z.number().int()),
});
export type ShopperSummary = z.infer<typeof shopperSummary>;

export const shopperExport = z.object({
  shop: z.string(),
  address: z.string(),
  exportedAt: instant,
  /** By table; what its columns hold is theirs to read, not ours to promise. */
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown())).readonly()).readonly(),
});
export type ShopperExport = z.infer<typeof shopperExport>;

export const shopperRequest = z.object({
  id: z.uuid(),
  kind: z.enum(['export', 'erasure']),
  /** Null once what is kept under it is deleted. */
  address: z.string().nullable(),
  askedBy: z.string(),
  askedAt: instant,
  conversations: z.number().int(),
  erased: z.number().int(),
  finishedAt: instant.nullable(),
});
export type ShopperRequest = z.infer<typeof shopperRequest>;

export const shopperRequests = z.object({ requests: z.array(shopperRequest) });
