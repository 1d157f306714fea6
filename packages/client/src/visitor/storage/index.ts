export { type BrowserStorage, browserStorage } from './browserStorage';
export { type CustomerDetails, createCustomerDetails, readCapturedEmail } from './customerDetails';
export type { VisitorStorage } from './VisitorStorage';
