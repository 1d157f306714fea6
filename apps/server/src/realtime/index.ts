export { createRealtime } from './createRealtime';
