export { createJobs, type Jobs, type JobsOptions } from './createJobs';
export { createJobTables } from './createJobTables';
