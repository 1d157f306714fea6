import type { CampaignCardAnswer } from '@shopbell/protocol/schemas';
import { withVariant } from '@shopbell/rules/campaigns';
import type { App } from '../shops';
import { type CardRelease, cardOf } from './cards';
import type { Drawn } from './drawn';
import type { Looked, Recommend } from './recommend';

export interface WantedCard {
  readonly campaignId: string;
  readonly variantId: string | null;
  readonly looked: Looked;
}

export interface CardForDependencies {
  readonly drawnOf: (app: App) => Promise<Drawn>;
  readonly recommend: Recommend;
  readonly release: CardRelease | null;
}

export type CardFor = ReturnType<typeof createCardFor>;

/** Null for one that is not on, or has no such wording. */
export const createCardFor =
  ({ drawnOf, recommend, release }: CardForDependencies) =>
  async (app: App, { campaignId, variantId, looked }: WantedCard): Promise<CampaignCardAnswer | null> => {
    const campaign = (await drawnOf(app)).campaigns.find(({ id }) => id === campaignId);
    const isThere = variantId === null || campaign?.variants.some(({ id }) => id === variantId);
    if (!campaign || !isThere || !release) return null;
    const filled = await recommend(app.shopId, withVariant(campaign, variantId), looked);
    return { card: cardOf(app, filled, variantId, release), campaign: filled };
  };
