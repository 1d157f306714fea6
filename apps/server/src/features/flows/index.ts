export { findFlows } from './findFlows';
export { searchItem } from './searchItem';
