export { createJobs, type Jobs, type JobsOptions } from './createJobs';
