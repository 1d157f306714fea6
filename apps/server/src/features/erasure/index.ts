export type { Erasure } from './service';
