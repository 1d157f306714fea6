export { macroFolder } from './macroFolder';
export type { Held } from './routing';
export type { Inbox } from './service';
export { wakeQueue } from './state';
