export type { OrderActions } from './service';
