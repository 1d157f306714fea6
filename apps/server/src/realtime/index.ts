export { createRealtime, type Realtime } from './createRealtime';
export { Hub } from './Hub';
