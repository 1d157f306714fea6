export type { App, AppReference } from './App';
export type { Chats } from './chats';
export { type Author, lockChat, saveVersion } from './chatVersions';
export { isOriginAllowed } from './isOriginAllowed';
export { openShop } from './openShop';
export type { ShopsService } from './ShopsService';
export { addDemoPeople, demoPeople, seedDemo } from './seedDemo';
export type { Shops } from './service';
export { speakTo, textsOfApp } from './textsOfApp';
