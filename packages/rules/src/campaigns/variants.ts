import { campaignLimits, type ServedCampaign } from '@shopbell/protocol';
import type { CampaignRules, PageFacts } from './vocabulary';

/** FNV-1a, 32 bits (ABT-09). */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return state >>> 0;
}

/** 0 is the campaign as it was first written, 1 its first variant (ABT-06). */
export const variantOf = (campaignId: string, sessionId: string, variants: readonly unknown[]): number =>
  hash(`${campaignId}:${sessionId}`) % (variants.length + 1);

export const variantIdOf = (
  { id, variants }: ServedCampaign,
  { abVariants }: CampaignRules,
  { sessionId }: PageFacts,
): string | null =>
  (abVariants && variants[0] && variants[variantOf(id, sessionId, variants) - 1]?.id) || null;

/** ABT-08: as it is shown. One that no longer has the variant is what it was first. */
export function withVariant(campaign: ServedCampaign, variantId: string | null): ServedCampaign {
  const variant = campaign.variants.find(({ id }) => id === variantId);
  if (!variant) return campaign;
  const { message, attachments } = variant;
  return { ...campaign, message, attachments, variantId };
}

export const cardKey = (campaignId: string, variantId: string | null): string =>
  variantId === null ? campaignId : `${campaignId}:${variantId}`;

/** ABT-01 to ABT-04: what was drawn once stays; anything else in its place is drawn anew. */
export const abVariantOf = (
  stored: unknown,
  { configuration }: CampaignRules['abTest'],
  random: number,
): 'display' | 'hide' =>
  stored === 'display' || stored === 'hide'
    ? stored
    : random < (configuration?.ratio ?? campaignLimits.displayRatio)
      ? 'display'
      : 'hide';

/** ABT-05. */
export const isHeldOut = (
  { id }: ServedCampaign,
  { abTest: { active, configuration } }: CampaignRules,
  { abVariant }: PageFacts,
): boolean =>
  active &&
  abVariant === 'hide' &&
  (configuration.campaigns.length === 0 || configuration.campaigns.includes(id));
