export { setupRoutes } from './routes';
export { createSetup } from './service';
