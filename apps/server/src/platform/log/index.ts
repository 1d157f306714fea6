export { createLog, type Log } from './createLog';
export { describeError } from './describeError';
export { scrub } from './scrub';
