export type { OfflineCapture } from './OfflineCapture';
