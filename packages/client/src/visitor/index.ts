export { createStore, type Store, type WritableStore } from '../createStore';
export { browserEnvironment } from '../environment';
export {
  createVisitorClient,
  type VisitorClient,
  type VisitorClientOptions,
  type VisitorState,
} from './createVisitorClient';
export { browserStorage, type VisitorStorage } from './storage';
