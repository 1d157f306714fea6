export { isShopOrigin } from './isShopOrigin';
export { hasLeft, isPersonal, isSignedOut, newerSide, withoutShopper } from './newerSide';
export {
  ownEntries,
  readSyncMessage,
  type StoredEntries,
  type SyncMessage,
} from './syncMessages';
