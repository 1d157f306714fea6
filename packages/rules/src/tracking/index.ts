export { consentOf } from './consent';
export { type ErrorFacts, errorFacts } from './errorFacts';
export { isBot } from './isBot';
export { isTrackingAllowed, isTrackingOn, mayAssistantSell } from './isTrackingOn';
export {
  linksToShorten,
  metaOf,
  withShortUrls,
} from './links';
export { firstOrders } from './orders';
export { type PageContext, type PageVariables, pageContext } from './pageContext';
export { type PageSurroundings, pageReportOf, releaseOf } from './pageReportOf';
export { erasableRevenueId, guestIn, readGuestId } from './readGuestId';
export { SendEventError } from './SendEventError';
export {
  analyticsRate,
  isErrorReported,
  isUsageReported,
  usageReportPercent,
} from './sampling';
export { trackedSearch } from './search';
