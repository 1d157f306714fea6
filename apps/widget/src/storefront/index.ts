export { createStorefront } from './createStorefront';
export { createCartSharing } from './shareCart';
export { warnOfOtherShop } from './warnOfOtherShop';
