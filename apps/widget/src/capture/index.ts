export type { OfflineSender } from './lazy/sendOffline';
export type { OfflineCapture } from './OfflineCapture';
