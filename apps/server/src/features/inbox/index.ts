export type { Held } from './routing';
export { macroFolder } from './macroFolder';
export type { Inbox } from './service';
export { wakeQueue } from './state';
