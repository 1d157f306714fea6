export { createReports } from './createReports';
export type { FailureKind } from './verdict';
