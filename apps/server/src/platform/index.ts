export { openPlatform, type Platform } from './openPlatform';
