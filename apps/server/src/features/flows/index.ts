export { findFlows } from './findFlows';
export { flowFolder } from './folder';
export { searchItem } from './searchItem';
export type { HandedOver } from './tell';
