export { canChangeRole, canInvite, canRemove, canSeeTeam, rolesToGive } from './teamRights';
