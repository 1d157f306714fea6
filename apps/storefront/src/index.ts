export { type StorefrontOptions, storefront } from './storefront';
