export { type GuidanceChange, guidanceChanges } from './guidanceChanges';
