import type { Role } from '@shopbell/protocol';

/** Who may write flows, and lead shoppers through them. */
export const canEditFlows = (role: Role): boolean => role !== 'agent';
