export { advance, back, begin } from './advance';
export { edgesOf } from './edges';
export type {
  Advanced,
  FlowEffect,
  FlowFrame,
  FlowInput,
  FlowLibrary,
  FlowState,
  HandoverReason,
  Variables,
  WishedFor,
} from './FlowState';
export { fillIn } from './fillIn';
export { promptOf } from './promptOf';
export { hasOwnHost, validateFlow } from './validateFlow';
