export type { Inbox } from './service';
