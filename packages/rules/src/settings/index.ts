export { changedPaths } from './changedPaths';
export { judgeSettings } from './judgeSettings';
