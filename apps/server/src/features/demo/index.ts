export { writeFlows } from './flows';
export { type PastPlace, seedPast } from './seedPast';
