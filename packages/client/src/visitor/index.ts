export { createStore, type Store, type WritableStore } from '../createStore';
export { networkFacts } from '../environment';
export type { ClientProblem, ClientProblemCode } from '../problems';
export { emptyVisitor } from './emptyVisitor';
export type { FlowFrameType, FlowOutcome } from './flowSends';
export {
  type BrowserStorage,
  browserStorage,
  type CustomerDetails,
  createCustomerDetails,
  type VisitorStorage,
} from './storage';
export type { VisitorClient, VisitorClientOptions, VisitorState } from './VisitorClient';
