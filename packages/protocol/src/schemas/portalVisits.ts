import { z } from 'zod';
import { ordersQuery } from './selfService';
import { portalAction } from './settings/selfService';

/** Somebody has opened one of their orders for this. */
export const portalVisitQuery = ordersQuery.omit({ shopNameEnc: true });
const entryPoint = z.enum(['home-page', 'sign-in-code', 'order-page']);
/** A page may be of before, and not say where they came in. */
export const portalVisitBody = z.object({ action: portalAction, entryPoint: entryPoint.optional() });
/** Null where they did the same a short while ago: it is counted once. */
export const portalVisitAnswer = z.object({ visit: z.uuid().nullable() });

/** After these they wrote to the shop after all. */
export const portalAskedBody = z.object({ visits: z.array(z.uuid()).min(1).max(5) });

const counts = {
  visits: z.number().int(),
  /** Of them, how many wrote within a day. */
  asked: z.number().int(),
  /** Neither have they written, nor is the day over. */
  open: z.number().int(),
};

export const portalReport = z.object({
  timeZone: z.string(),
  /** The oldest first, each of them, also those without a visit. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  actions: z.array(z.object({ action: portalAction, ...counts })),
  /** Null: of visits whose page did not say it. */
  entryPoints: z.array(z.object({ entryPoint: entryPoint.nullable(), ...counts })),
});
export type PortalReport = z.infer<typeof portalReport>;
