export { isOriginAllowed } from './isOriginAllowed';
export { shopRoutes } from './routes';
export { demoPeople, seedDemo } from './seedDemo';
export { type AppReference, createShops, type Shops } from './service';
