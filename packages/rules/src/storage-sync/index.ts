export { isShopOrigin } from './isShopOrigin';
export { isPersonal, isSignedOut, newerSide, withoutShopper } from './newerSide';
export {
  ownEntries,
  readSyncMessage,
  type StoredEntries,
  type SyncMessage,
} from './syncMessages';
