import type { Role } from '@shopbell/protocol';

/** Macros and routing are everyone's tools and someone's decision. */
export const canConfigure = (role: Role): boolean => role !== 'agent';
