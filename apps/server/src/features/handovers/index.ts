export type { Handovers } from './service';
export type { NewHandover } from './store';
