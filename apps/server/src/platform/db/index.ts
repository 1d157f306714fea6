export type { Database, Queryable } from './Database';
export { isConnectionFailure } from './isConnectionFailure';
export { migrate } from './migrate';
export { type DatabasePlace, type OpenDatabase, openDatabase } from './openDatabase';
