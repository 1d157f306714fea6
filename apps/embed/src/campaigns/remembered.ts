/** What only the pages of shoppers load who have agreed to be remembered, or do not want it any more. */
export { createErasure } from '../tracking/createErasure';
export { createSearchTracking } from '../tracking/createSearchTracking';
export { createSender } from '../tracking/createSender';
export { watchCart } from '../tracking/watchCart';
export { createVisit } from './createVisit';
