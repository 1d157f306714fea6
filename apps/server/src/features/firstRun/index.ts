export { firstRunRoutes } from './routes';
export { createFirstRuns } from './service';
