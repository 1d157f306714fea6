import type { AgentStatus } from '@shopbell/protocol';

export const availabilities = ['online', 'offline', 'outside_business_hours', 'no_agents_available'] as const;
export type Availability = (typeof availabilities)[number];

/** The same in the coarser words of the agents' status (AVL-13). */
const agentStatuses: Readonly<Record<Availability, AgentStatus>> = {
  online: 'online',
  offline: 'offline',
  no_agents_available: 'offline',
  outside_business_hours: 'online-outside-business-hours',
};

export const agentStatusOf = (availability: Availability): AgentStatus => agentStatuses[availability];
