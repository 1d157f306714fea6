export {
  afterCommit,
  type Database,
  type Queryable,
  type Scope,
  type ShopRole,
  withinShops,
} from './Database';
export { DatabaseOverloaded } from './DatabaseOverloaded';
export { migrate } from './migrate';
export { DatabaseRefused, type OpenDatabase, openDatabase, refuseForgetfulDatabase } from './openDatabase';
export { troubleOf } from './troubleOf';
