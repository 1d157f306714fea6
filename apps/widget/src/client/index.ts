export { type ChatClient, createLazyClient, type LazyClient } from './createLazyClient';
