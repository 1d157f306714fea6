export { type GuidanceChange, guidanceChanges } from './guidanceChanges';
export { namesTopic } from './namesTopic';
