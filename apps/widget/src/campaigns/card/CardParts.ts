import type { FileAttachment, ServedCampaign, ServedCampaignAttachment } from '@shopbell/protocol';

type CardType = Exclude<ServedCampaignAttachment, FileAttachment>['contentType'];
type Of<Type extends CardType> = Extract<ServedCampaignAttachment, { contentType: Type }>;

export type OfferAttachment = Of<'application/discountOffer'>;
export type FormAttachment = Of<'application/visitorForm'>;
export type ProductAttachment = Of<'application/productCard'>;

/** Files name their type freely, but never one of a card. */
export const isOf = <Type extends CardType>(
  attachment: ServedCampaignAttachment,
  type: Type,
): attachment is Of<Type> => attachment.contentType === type;

/** All that a card is drawn from, on the server and by React on the page alike. */
export interface CardContent {
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly ServedCampaignAttachment[];
  readonly hasReply: boolean;
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly theme: 'light' | 'dark' | 'auto';
  /** The shop's pages have a cart that things can be put into. */
  readonly hasCart: boolean;
}

/** What one of a campaign's messages says; null where the campaign has no such variant. */
export function partsOf(campaign: ServedCampaign, variantId: string | null) {
  if (variantId === null || variantId === campaign.variantId) return campaign;
  return campaign.variants.find(({ id }) => id === variantId) ?? null;
}

/** In whose name a campaign says itself that it stands. */
export const agentOf = ({ agent, meta }: ServedCampaign) =>
  agent ?? (meta.agentName ? { name: meta.agentName, avatarUrl: meta.agentAvatarUrl } : null);
