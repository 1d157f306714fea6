export { afterCommit, type Database, type Queryable, type Scope, withinShops } from './Database';
export { isConnectionFailure } from './isConnectionFailure';
export { migrate } from './migrate';
export { DatabaseRefused, type OpenDatabase, openDatabase, refuseForgetfulDatabase } from './openDatabase';
