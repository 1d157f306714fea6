export { createSearchTracking } from './createSearchTracking';
export { createTracker, type Tracker } from './createTracker';
export { watchCart } from './watchCart';
