export { createRouter, keyOfRoute, type Route, type Router } from './createRouter';
