export { canEditCampaigns, canPublishCampaigns } from './campaignRights';
export { canConfigure } from './canConfigure';
export { canEditFlows } from './flowRights';
export { isAtLeast } from './isAtLeast';
export { canChangeRole, canInvite, canRemove, canSeeTeam, rolesToGive } from './teamRights';
