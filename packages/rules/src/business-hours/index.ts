export { type ClosedMessage, closedMessage, formatOpening } from './closedMessage';
export { isWithinHours } from './isWithinHours';
export { nextClosing, nextOpening } from './nextOpening';
export { readBusinessHours } from './readBusinessHours';
export { isKnownTimeZone } from './zone';
