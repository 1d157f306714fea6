export type { DemoShop } from './DemoPast';
export { type PastPlace, seedPast } from './seedPast';
