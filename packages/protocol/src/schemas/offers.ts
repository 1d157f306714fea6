import { z } from 'zod';
import { visitorFormExtra } from './contentAttachments';
import { nonEmptyText, safeText } from './text';

const offerId = nonEmptyText(100);

export const chatQuery = z.object({
  appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const offerPath = z.object({ offerId });

/** A code, and until when the page may show it. */
export const revealedOffer = z.object({ code: z.string(), expiresAt: z.iso.datetime() });

const fieldName = visitorFormExtra.shape.fields.element.shape.name;

/** A box that was ticked in a campaign's form: the very words beside it, and what was filled in with it. */
export const givenConsent = z.object({
  campaignId: nonEmptyText(64),
  text: nonEmptyText(500),
  answers: z.record(fieldName, safeText(500)).refine((given) => Object.keys(given).length <= 6),
});
