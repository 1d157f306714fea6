export type { Details } from './loadDetails';
