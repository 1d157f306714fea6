export { createAccounts } from './accounts';
export { agentRoutes } from './routes';
export { type Agents, createAgents, type SignedInMember } from './service';
