export { askForFrameSize } from './askForFrameSize';
export { type StorageSync, startStorageSync, storageFramePath } from './startStorageSync';
