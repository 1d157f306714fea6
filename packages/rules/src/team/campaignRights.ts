import type { Role } from '@shopbell/protocol';

/** Who may write campaigns, take them off, and stop them all: nothing of it puts new words before shoppers. */
export const canEditCampaigns = (role: Role): boolean => role !== 'agent';

/** Who may put them before shoppers, and change what stands there. */
export const canPublishCampaigns = (role: Role): boolean => role === 'owner';
