export { createReadiness, type Readiness } from './createReadiness';
export { watchStorage } from './watchStorage';
