export {
  compareWordings,
  type WordingComparison,
} from './compareWordings';
export { createChance } from './createChance';
export { certainty, type Look, lookAt, looks } from './lookAt';
export { type Mismatch, mismatchOf } from './mismatchOf';
export { type Arm, type Uplift, upliftOf } from './upliftOf';
