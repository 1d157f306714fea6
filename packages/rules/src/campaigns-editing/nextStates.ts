import type { CampaignState } from '@shopbell/protocol';

/** Where a campaign may go from where it is. What was published once is never a draft again. */
export const nextStates: Readonly<Record<CampaignState, readonly CampaignState[]>> = {
  draft: ['active', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['paused'],
};
