import { randomUUID } from 'node:crypto';
import type { Attachment, CampaignContent } from '@shopbell/protocol';

/** By the id of the offer. */
export type Codes = ReadonlyMap<string, string>;

export type Offer = Extract<Attachment, { readonly contentType: 'application/discountOffer' }>;

const isOffer = (attachment: Attachment): attachment is Offer =>
  attachment.contentType === 'application/discountOffer';

function mapAttachments(content: CampaignContent, change: (attachment: Attachment) => Attachment) {
  return {
    ...content,
    attachments: content.attachments.map(change),
    variants: content.variants.map((variant) => ({
      ...variant,
      attachments: variant.attachments.map(change),
    })),
  };
}

/** All attachments, of every wording. */
const attachmentsOf = ({ attachments, variants }: CampaignContent): Attachment[] => [
  ...attachments,
  ...variants.flatMap((variant) => variant.attachments),
];

export const offersIn = (content: CampaignContent): Offer[] => attachmentsOf(content).filter(isOffer);

/** Stored contents name their offers, whatever else is wrong with them. */
export function offerIdsIn(contents: readonly unknown[]): string[] {
  const ids: string[] = [];
  JSON.stringify(contents, (_, each) => {
    if (isOfferExtra(each)) ids.push(each.discount_offer_id);
    return each;
  });
  return ids;
}

/** As it is stored, kept in the history, and shown to everyone. */
export function withoutCodes<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, function (this: unknown, key, each) {
      return key === 'code' && isOfferExtra(this) ? undefined : each;
    }),
  );
}

/** As those who write it see it; nothing of a stored content is certain before it was parsed. */
export function withCodes(stored: unknown, codes: Codes): unknown {
  return JSON.parse(JSON.stringify(stored), (_, each) => {
    if (!isOfferExtra(each)) return each;
    const code = codes.get(each.discount_offer_id);
    return code === undefined ? each : { ...each, code };
  });
}

const isOfferExtra = (value: unknown): value is { discount_offer_id: string } =>
  typeof value === 'object' &&
  value !== null &&
  'discount_offer_id' in value &&
  typeof value.discount_offer_id === 'string';

/** A copy's offers are its own: each is revealed and counted by itself. */
export const withNewOffers = (content: CampaignContent): CampaignContent =>
  mapAttachments(content, (attachment) =>
    isOffer(attachment)
      ? { ...attachment, extra: { ...attachment.extra, discount_offer_id: randomUUID() } }
      : attachment,
  );
