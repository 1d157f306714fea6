import type { ShownCampaign } from '@shopbell/protocol';

/** What a message says of the campaign that it answers, and why that one was shown (CMP-41, MSG-48). */
export function campaignFacts({ campaign, variantId, verdict, abVariant = null }: ShownCampaign) {
  const conditions = verdict.conditions.map(({ key, wanted, actual, passed }) => ({
    key,
    wanted,
    actual,
    passed,
  }));
  return {
    campaigns: [{ id: campaign.id, variantId, name: campaign.name, conditions }],
    convertMetadata: { campaignId: campaign.id, variantId, isLight: campaign.is_light, abVariant },
  };
}
