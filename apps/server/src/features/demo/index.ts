export { type PastPlace, seedPast } from './seedPast';
