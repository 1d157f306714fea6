export { createLog, type Log } from './createLog';
export { scrub } from './scrub';
