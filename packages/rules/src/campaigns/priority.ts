import type { ServedCampaign } from '@shopbell/protocol';

const rankOf = ({ attachments, meta }: ServedCampaign): number => {
  const has = (type: string) => attachments.some(({ contentType }) => contentType === `application/${type}`);
  return [
    has('discountOffer'),
    has('visitorForm'),
    !meta.noReply,
    has('productCard'),
    has('productRecommendation'),
  ].reduce((rank, holds) => rank * 2 + Number(holds), 0);
};

/**
 * CMP-26, CMP-27, then the newest. By what the campaign was first, whatever its variant: otherwise the variants of one
 * would be shown on different pages and could not be compared. Each is looked at once, however many there are.
 */
export const inOrder = <T extends { readonly campaign: ServedCampaign }>(matching: readonly T[]): T[] =>
  matching
    .map((match) => ({
      match,
      rank: rankOf(match.campaign),
      createdMs: Date.parse(match.campaign.created_datetime),
    }))
    .sort(
      (left, right) =>
        right.rank - left.rank ||
        right.createdMs - left.createdMs ||
        (left.match.campaign.id < right.match.campaign.id ? -1 : 1),
    )
    .map(({ match }) => match);
