export const availabilities = ['online', 'offline', 'outside_business_hours', 'no_agents_available'] as const;
export type Availability = (typeof availabilities)[number];
