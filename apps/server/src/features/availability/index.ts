export type { Availability } from './service';
