export { createDemoCatalogue } from './createDemoCatalogue';
export { type Catalogue, catalogueRoutes } from './routes';
