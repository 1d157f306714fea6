import type { CardListener, ElementTree, ServedCampaign } from '@shopbell/protocol';
import { agentOf } from '@shopbell/rules/campaigns';
import type { CampaignsLife } from './CampaignsLife';
import { showCard } from './card/showCard';

export interface CampaignPreview {
  readonly variantId: string | null;
  readonly card: ElementTree;
  readonly campaign: ServedCampaign;
  readonly css: string;
}

const nothing = () => {};
/** What is done with a preview counts for nobody. */
const listener: CardListener = {
  ...{ dismissed: nothing, clicked: nothing, replied: nothing, linkClicked: nothing },
  ...{ addedToCart: nothing, revealed: nothing, submitted: nothing },
};

/** A campaign that is being written, on a page of the shop, whatever its conditions say. */
export function showPreview(life: CampaignsLife, preview: CampaignPreview): void {
  const agent = agentOf(preview.campaign, [], 0);
  showCard(life, { ...preview, agent, verdict: { conditions: [] }, abVariant: null }, listener, null);
}
