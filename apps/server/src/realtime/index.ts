export { createRealtime } from './createRealtime';
export { Hub } from './Hub';
