import type { CardListener, ElementTree, ServedCampaign, ShownAgent } from '@shopbell/protocol';
import { agentOf } from '@shopbell/rules/campaigns';
import type { CampaignsLife } from './CampaignsLife';
import { recommend } from './card/recommend';
import { showCard } from './card/showCard';

export interface CampaignPreview {
  readonly variantId: string | null;
  readonly card: ElementTree;
  readonly campaign: ServedCampaign;
  readonly agents: readonly ShownAgent[];
  readonly css: string;
}

const nothing = () => {};
/** What is done with a preview counts for nobody. */
const listener: CardListener = {
  ...{ dismissed: nothing, clicked: nothing, replied: nothing, linkClicked: nothing },
  ...{ addedToCart: nothing, revealed: nothing, submitted: nothing },
};

/** A campaign that is being written, on a page of the shop, whatever its conditions say. */
export async function showPreview(
  life: CampaignsLife,
  preview: CampaignPreview,
  token: string,
): Promise<void> {
  const { appId, baseUrl, signal } = life;
  const agent = agentOf(preview.campaign, preview.agents, Math.random());
  const shown = await recommend(life, preview, (looked) =>
    fetch(`${baseUrl}/api/applications/${appId}/campaign-preview`, {
      ...{ method: 'POST', signal, headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ token, wording: preview.variantId ?? undefined, ...looked }),
    }),
  );
  if (signal.aborted) return;
  showCard(life, { ...shown, agent, verdict: { conditions: [] }, abVariant: null }, listener, () => null);
}
