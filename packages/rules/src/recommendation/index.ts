export { afterFailure } from './afterFailure';
export { lookUpChannel, previewOf } from './previewOf';
export {
  type Asks,
  type FoundFlow,
  type Recommendation,
  recommend,
} from './recommend';
