export {
  type AgentsStatus,
  type AvailabilityFacts,
  availabilityOf,
  isAlwaysLive,
  isChatOnline,
  nextRecalculationMs,
} from './availabilityOf';
export {
  type AgentStatus,
  type Availability,
  agentStatuses,
  agentStatusOf,
  availabilities,
} from './vocabulary';
