export type { Catalogue } from './routes';
