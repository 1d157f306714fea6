export { createRouter, type Route, type Router, type RouterState } from './createRouter';
