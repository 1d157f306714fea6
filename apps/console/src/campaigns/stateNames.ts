import type { CampaignState } from '@shopbell/protocol';

export const stateNames: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  archived: 'Archived',
};
