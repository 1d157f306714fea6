export { createTracker, type Tracker } from './createTracker';
export { watchCart } from './watchCart';
