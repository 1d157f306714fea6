export { asksToOpen, type DeepLinks, queryValue, readDeepLinks } from './deepLinks';
export { type Page, readStartPage, resolvePage } from './resolvePage';
