import type { ServedCampaign } from '@shopbell/protocol';
import { inOrder } from './priority';
import { triggersOf } from './triggers';
import type { CampaignRules } from './vocabulary';

/**
 * What no page need work out by itself: where only one shows, the first to show stands first, and each campaign has all
 * that must hold, in the order in which it is looked at. Served once more they stay the same.
 */
export function servedCampaigns<Campaign extends ServedCampaign>(
  campaigns: readonly Campaign[],
  prioritisation: boolean,
): Campaign[] {
  const matching = campaigns.map((campaign) => ({ campaign }));
  const ordered = prioritisation ? inOrder(matching) : matching;
  return ordered.map(({ campaign }) => ({ ...campaign, triggers: [...triggersOf(campaign)] }));
}

export const asServed = (rules: CampaignRules): CampaignRules => ({
  ...rules,
  campaigns: servedCampaigns(rules.campaigns, rules.prioritisation),
});
