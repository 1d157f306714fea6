export { asksToOpen, type DeepLinks, queryValue, readDeepLinks } from './deepLinks';
export { type CheckoutFacts, isCheckoutPage } from './isCheckoutPage';
export { type Page, pageAfterRecommendationFailure, readPage, resolvePage } from './resolvePage';
export { type Route, resolvePath, routes } from './routes';
