export const availabilities = ['online', 'offline', 'outside_business_hours', 'no_agents_available'] as const;
export type Availability = (typeof availabilities)[number];

export const agentStatuses = ['online', 'offline', 'online-outside-business-hours'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** The older vocabulary has no word for a desk without a free agent (AVL-13). */
const agentStatusByAvailability: Record<Availability, AgentStatus> = {
  online: 'online',
  offline: 'offline',
  outside_business_hours: 'online-outside-business-hours',
  no_agents_available: 'offline',
};

export const agentStatusOf = (availability: Availability): AgentStatus =>
  agentStatusByAvailability[availability];
