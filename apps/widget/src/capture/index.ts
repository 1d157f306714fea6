export { createOfflineSender } from './createOfflineSender';
export type { OfflineCapture } from './OfflineCapture';
