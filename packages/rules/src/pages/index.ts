export { asksToOpen, type DeepLinks, queryValue, readDeepLinks } from './deepLinks';
export { type Page, pageAfterRecommendationFailure, readPage, resolvePage } from './resolvePage';
export { type Route, resolvePath, routes } from './routes';
