export type { Catalogue } from './Catalogue';
