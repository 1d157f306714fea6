export { askForFrameSize } from './askForFrameSize';
export { startStorageSync } from './startStorageSync';
