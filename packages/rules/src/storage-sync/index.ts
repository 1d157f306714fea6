export { isPersonal } from './isPersonal';
export { isShopOrigin } from './isShopOrigin';
export { hasLeft, isSignedOut, newerSide, withoutShopper } from './newerSide';
export {
  ownEntries,
  readSyncMessage,
  type StoredEntries,
  type SyncMessage,
} from './syncMessages';
