export { isOriginAllowed } from './isOriginAllowed';
export { openShop } from './openShop';
export { shopRoutes } from './routes';
export { demoPeople, seedDemo } from './seedDemo';
export { type App, type AppReference, createShops, type Shops } from './service';
export { settingsRoutes } from './settingsRoutes';
export { speakTo } from './textsOfApp';
export { translationRoutes } from './translationRoutes';
