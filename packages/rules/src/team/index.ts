export { canConfigure } from './canConfigure';
export { canChangeRole, canInvite, canRemove, canSeeTeam, rolesToGive } from './teamRights';
