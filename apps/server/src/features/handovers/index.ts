export type { Handovers } from './service';
