export type { Inbox } from './service';
export { wakeQueue } from './state';
