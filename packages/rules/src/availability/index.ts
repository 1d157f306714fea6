export {
  type AgentsStatus,
  type AvailabilityFacts,
  availabilityOf,
  isAlwaysLive,
  isChatOnline,
  nextRecalculationMs,
} from './availabilityOf';
export { type Availability, agentStatusOf } from './vocabulary';
