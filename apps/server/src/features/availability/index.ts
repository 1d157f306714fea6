export { agentsStatusRoutes, presenceRoutes } from './routes';
export {
  type Availability,
  createAvailability,
  type ShopStatus,
  toAgentsStatus,
  toTeamPresence,
} from './service';
export type { AgentSocket } from './store';
