export type * from './admin/shapes';
export { type StorefrontOptions, storefront } from './storefront';
