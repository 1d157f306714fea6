export { createLazyClient, type LazyClient } from './createLazyClient';
