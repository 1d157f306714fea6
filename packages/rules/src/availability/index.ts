export {
  type AgentsStatus,
  type AvailabilityFacts,
  availabilityOf,
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
