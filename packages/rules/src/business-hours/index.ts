export { type ClosedMessage, closedMessage, formatOpening } from './closedMessage';
export { isWithinHours, timeMs } from './isWithinHours';
export { nextClosing, nextOpening } from './nextOpening';
export { isOpenBy, openingMinutes } from './openingMinutes';
export { readBusinessHours } from './readBusinessHours';
export { isKnownTimeZone, offsetMs } from './zone';
