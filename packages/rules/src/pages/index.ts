export { asksToOpen, type DeepLinks, queryValue, readDeepLinks } from './deepLinks';
export { type Page, pageAfterRecommendationFailure, readStartPage, resolvePage } from './resolvePage';
export { type Route, resolvePath, routes } from './routes';
