export { type Allowances, createAllowances } from './createAllowances';
export { createKnownChats, type KnownChats } from './createKnownChats';
export { takePlainJson } from './routes';
