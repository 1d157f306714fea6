export { asksToOpen, type DeepLinks, queryValue, readDeepLinks } from './deepLinks';
export { type Page, pageAfterRecommendationFailure, readStartPage, resolvePage } from './resolvePage';
