export { demoPeople, seedDemo } from './seedDemo';
export { isOriginAllowed } from './isOriginAllowed';
export { shopRoutes } from './routes';
export { type App, type AppReference, createShops, type Shops } from './service';
