export { type Credit, creditOf } from './creditOf';
export type {
  AttributionRule,
  AttributionWindows,
  Evidence,
  Sale,
} from './facts';
