export { createAcceptance } from './acceptInvitation';
export { createInvitations } from './invitations';
export { createMembers } from './members';
export { teamRoutes } from './routes';
