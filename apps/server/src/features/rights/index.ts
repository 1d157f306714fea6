export { rightsRoutes } from './routes';
export { transcriptRoutes } from './transcriptRoutes';
