export { createRouter, type Router } from './createRouter';
