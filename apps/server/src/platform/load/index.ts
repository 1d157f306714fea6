export type { Load } from './createLoad';
export { watchLoad } from './watchLoad';
