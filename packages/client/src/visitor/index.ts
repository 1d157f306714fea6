export { createStore, type Store, type WritableStore } from '../createStore';
export { browserEnvironment } from '../environment';
export type { ClientProblem, ClientProblemCode } from '../problems';
export { createVisitorClient } from './createVisitorClient';
export type { FlowFrameType, FlowOutcome } from './flowSends';
export { loadHttpFallback } from './loadHttpFallback';
export { indexedDbOutbox } from './outbox/indexedDbOutbox';
export { browserStorage, type VisitorStorage } from './storage';
export type { VisitorClient, VisitorClientOptions, VisitorState } from './VisitorClient';
