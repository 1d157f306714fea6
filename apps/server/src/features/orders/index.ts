export type { Orders } from './service';
