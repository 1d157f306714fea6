export { createTracker, type Tracker } from './createTracker';
