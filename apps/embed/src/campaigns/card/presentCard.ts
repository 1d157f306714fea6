import type { CardListener, ElementTree, ServedCampaign } from '@shopbell/protocol';
import { agentOf, type PageFacts, type Verdict, withVariant } from '@shopbell/rules/campaigns';
import type { CampaignsLife } from '../CampaignsLife';
import type { PageCampaigns } from '../PageCampaigns';
import { askForCard, recommend } from './recommend';
import { showCard } from './showCard';

export interface WantedCard {
  readonly campaign: ServedCampaign;
  readonly verdict: Verdict;
  readonly card: ElementTree;
  readonly facts: Pick<PageFacts, 'abVariant' | 'sessionId'>;
  /** This shopper lets themselves be counted. */
  isCounted(): boolean;
  /** It may have been closed before it stood there. */
  isWanted(): boolean;
}

/** A campaign as this page shows it: in somebody's name, with what it recommends. Null where it came too late. */
export async function presentCard(
  life: CampaignsLife,
  { accountId, agents, css }: PageCampaigns,
  { campaign, verdict, card, facts: { abVariant, sessionId }, isCounted, isWanted }: WantedCard,
  listener: CardListener,
): Promise<{ close(): void } | null> {
  const { variantId } = verdict;
  const drawn = {
    ...{ campaign: withVariant(campaign, variantId), variantId, card, css, verdict, abVariant },
    agent: agentOf(campaign, agents, Math.random()),
  };
  const shown = await recommend(life, drawn, askForCard(life, drawn));
  if (!isWanted()) return null;
  const links = {
    ...{ account_id: accountId, campaign_id: campaign.id, is_light: campaign.is_light },
    ...{ session_id: sessionId, ab_variant: abVariant },
  };
  return showCard(life, shown, listener, () => (isCounted() ? links : null));
}
