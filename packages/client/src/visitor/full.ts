/** The door to the client itself; the other one holds what a page needs before it, and weighs next to nothing. */
export { browserEnvironment } from '../environment';
export { createVisitorClient } from './createVisitorClient';
export { loadHttpFallback } from './loadHttpFallback';
export { browserOutbox } from './outbox/browserOutbox';
