export { afterCommit, type Database, type Queryable, withinShops } from './Database';
export { isConnectionFailure } from './isConnectionFailure';
export { migrate } from './migrate';
export { DatabaseRefused, type OpenDatabase, openDatabase, refuseForgetfulDatabase } from './openDatabase';
