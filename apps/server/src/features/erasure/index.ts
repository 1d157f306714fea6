export { createRetention } from './retention';
export { retentionRoutes } from './routes';
export { createErasure, type Erasure } from './service';
