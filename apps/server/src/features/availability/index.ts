export type { AvailabilityService } from './AvailabilityService';
export type { Availability } from './service';
