export { findFlows } from './findFlows';
export { searchItem } from './searchItem';
export type { HandedOver } from './tell';
